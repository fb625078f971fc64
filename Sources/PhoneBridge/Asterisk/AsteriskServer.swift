import EchoConcurrency
import EchoServing
import Foundation
import NIOCore

/// Serves the WebSockets of Asterisk: each is a call, from its start until it is closed.
struct AsteriskServer: Sendable {
    static let path: RoutePath = "/asterisk"
    /// What Asterisk offers as a subprotocol.
    static let subprotocol = "media"

    private static let unreadable = ServerSocketClose(code: 1003, reason: "This is not the chan_websocket protocol.")
    private static let wrongCodec = ServerSocketClose(code: 1003, reason: "Dial with c(ulaw) or c(alaw).")
    private static let refused = ServerSocketClose(code: 1008, reason: "This number may not call.")

    let desk: CallDesk
    let transfers: AsteriskTransfers

    func route(_ password: BearerToken) -> Route {
        Route(socket: Self.path, .password(password), subprotocol: Self.subprotocol) { request, socket in
            await serve(socket, request.query)
        }
    }

    /// On the connection's thread throughout: a call's sound goes from one of its tasks to the next.
    private func serve(_ socket: ServerSocket, _ query: RequestQuery) async {
        await withTaskExecutorPreference(socket.executor) { await receive(socket, query) }
    }

    private func receive(_ socket: ServerSocket, _ query: RequestQuery) async {
        await withTaskGroup { group in
            let started = OneTimeEvent()
            group.addTask { await socket.abandon(unless: started, at: Self.path, desk.switchboard) }
            await socket.run { inbound in
                var rules = AsteriskRules()
                var line: AsteriskLine?
                var connection = ""
                for try await message in inbound {
                    for fact in facts(of: message, &rules, query, socket) {
                        switch fact {
                        case .began(let start):
                            started.happen()
                            connection = start.channel
                            if let waiting = query["call"].flatMap({ transfers.line(of: $0) }),
                                waiting.resume(on: socket, connection, isJSON: start.isJSON, Self.error(query["back"]))
                            {
                                line = waiting
                                waiting.answer()
                                continue
                            }
                            guard let new = accept(start, query, socket) else { continue }
                            line = new
                            group.addTask {
                                await desk.carry(new, on: socket.executor)
                                new.leave()
                            }
                        case .line(let event): line?.receive(event, on: connection)
                        case .full(let isFull): line?.hold(isFull)
                        }
                    }
                }
                let end = socket.hasSaidGoodbye ? PhoneLineEnd.hungUp : .lost
                for case .line(let event) in rules.end(end) { line?.receive(event, on: connection) }
            }
            started.happen()
        }
    }

    private func facts(
        of message: WebSocketMessage, _ rules: inout AsteriskRules, _ query: RequestQuery, _ socket: ServerSocket
    ) -> [AsteriskRules.Fact] {
        switch message {
        case .binary(let bytes): return rules.receive(sound: Data(bytes.readableBytesView), at: .now)
        case .text(let bytes):
            do throws(AsteriskError) {
                return rules.receive(try AsteriskMessage(Data(bytes.readableBytesView)))
            } catch {
                return facts(after: error, &rules, query, socket)
            }
        }
    }

    private func facts(
        after error: AsteriskError, _ rules: inout AsteriskRules, _ query: RequestQuery, _ socket: ServerSocket
    ) -> [AsteriskRules.Fact] {
        if case .unsupported(let format, let channel) = error {
            let call = PhoneLineCall(
                id: channel, from: Self.number(query["from"]), to: Self.number(query["to"]), direction: .inbound)
            desk.switchboard.fail(call, .strangeSound(format), keptAs: nil)
            socket.leave(Self.wrongCodec)
            return rules.end(.broken)
        }
        let facts = rules.receiveUnreadable(at: .now)
        if facts.contains(.line(.ended(.broken))) { socket.leave(Self.unreadable) }
        return facts
    }

    /// Nobody names calls at such length.
    private static func name(_ text: String) -> String? { (1...200).contains(text.utf8.count) ? text : nil }

    /// What `DIALSTATUS` says in the dial plan.
    private static func error(_ status: String?) -> PhoneLineError {
        switch status {
        case "BUSY": .busy
        case "CHANUNAVAIL", "CONGESTION": .notFound
        default: .noAnswer
        }
    }

    /// A plus that was not encoded has become a space.
    private static func number(_ text: String?) -> String {
        guard let text else { return "" }
        return text.hasPrefix(" ") ? "+" + text.dropFirst() : text
    }

    /// Nil for who may not call; they are told to go.
    private func accept(_ start: AsteriskStart, _ query: RequestQuery, _ socket: ServerSocket) -> AsteriskLine? {
        let call = PhoneLineCall(
            id: start.channel, from: Self.number(query["from"]), to: Self.number(query["to"]), direction: .inbound,
            codec: start.codec)
        let line = AsteriskLine(
            call: call, isJSON: start.isJSON, socket: socket, name: query["call"].flatMap(Self.name),
            transfers: transfers)
        if case .refuse(let refusal) = desk.gate.reserve(call.id, for: .incoming(caller: call.from)) {
            desk.switchboard.turnAway(call, .refused(refusal))
            line.hangUp()
            socket.leave(Self.refused)
            return nil
        }
        line.answer()
        return line
    }
}
