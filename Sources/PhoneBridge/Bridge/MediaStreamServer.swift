import EchoConcurrency
import EchoServing
import Foundation
import NIOCore

/// Serves the media streams of Twilio: each is a call, from its start to its stop.
struct MediaStreamServer: Sendable {
    /// From the handshake to the start.
    private static let patience = Duration.seconds(10)
    private static let stranger = ServerSocketClose(code: 1008, reason: "This stream was not announced.")
    private static let unreadable = ServerSocketClose(code: 1003, reason: "This is not the protocol of media streams.")

    let switchboard: Switchboard
    let ticket: StreamTicket
    let control: any CallControlProtocol
    private let punch = TicketPunch()
    var now: @Sendable () -> Date = { Date() }

    func serve(_ socket: ServerSocket) async {
        await withTaskGroup { group in
            let started = OneTimeEvent()
            group.addTask {
                await started.wait(within: Self.patience)
                if !started.hasHappened { socket.abandon() }
            }
            await socket.run { inbound in
                var rules = MediaStreamRules()
                var line: TwilioLine?
                for try await message in inbound {
                    let facts = facts(of: message, &rules, socket)
                    for fact in facts {
                        switch fact {
                        case .began(let start):
                            started.happen()
                            guard let new = accept(start, socket) else { return await socket.close(Self.stranger) }
                            line = new
                            group.addTask {
                                await switchboard.carry(new)
                                socket.leave(.normal)
                            }
                        case .line(let event): line?.receive(event)
                        }
                    }
                }
                line?.receive(.ended(.lost))
            }
            started.happen()
        }
    }

    private func facts(
        of message: WebSocketMessage, _ rules: inout MediaStreamRules, _ socket: ServerSocket
    ) -> [MediaStreamRules.Fact] {
        guard case .text(let bytes) = message,
            let message = try? MediaStreamMessage(Data(bytes.readableBytesView))
        else {
            socket.leave(Self.unreadable)
            return rules.end(.broken)
        }
        return rules.receive(message, at: .now)
    }

    private func accept(_ start: MediaStreamStart, _ socket: ServerSocket) -> TwilioLine? {
        let parameters = start.parameters
        guard let direction = parameters["direction"].flatMap(PhoneLineCall.Direction.init),
            let shown = parameters["ticket"],
            ticket.admits(shown, for: parameters["callSid"] ?? start.call, direction, at: now()), punch.punch(shown)
        else { return nil }
        return TwilioLine(
            call: PhoneLineCall(
                id: start.call, from: parameters["from"] ?? "", to: parameters["to"] ?? "", direction: direction),
            stream: start.stream, socket: socket, control: control)
    }
}
