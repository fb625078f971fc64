import EchoConcurrency
import EchoServing
import Foundation
import NIOCore

/// Serves the media streams of Twilio: each is a call, from its start to its stop.
struct MediaStreamServer: Sendable {
    static let path: RoutePath = "/media-stream"
    private static let stranger = ServerSocketClose(code: 1008, reason: "This stream was not announced.")
    private static let promptMissing = ServerSocketClose(code: 1011, reason: "The call's prompt cannot be read.")
    private static let strangeSound = ServerSocketClose(code: 1003, reason: "The sound must be audio/x-mulaw, 8000 Hz.")
    private static let unreadable = ServerSocketClose(code: 1003, reason: "This is not the media stream protocol.")

    let desk: CallDesk
    let ticket: StreamTicket
    let transfers: TwilioTransfers
    private let punch = TicketPunch()
    var now: @Sendable () -> Date = { Date() }

    /// On the connection's thread throughout: a call's sound goes from one of its tasks to the next.
    func serve(_ socket: ServerSocket) async {
        await withTaskExecutorPreference(socket.executor) { await receive(socket) }
    }

    private func receive(_ socket: ServerSocket) async {
        await withTaskGroup { group in
            let started = OneTimeEvent()
            group.addTask { await socket.abandon(unless: started, at: Self.path, desk.switchboard) }
            let intake = MediaStreamIntake()
            socket.tap { intake.take($0, at: .now) }
            defer { socket.tap(nil) }
            await socket.run { inbound in
                for try await message in inbound {
                    for fact in facts(of: message, intake, socket) {
                        switch fact {
                        case .began(let start):
                            started.happen()
                            guard let call = announced(start) else { return await socket.close(Self.stranger) }
                            if let sound = start.strangeSound {
                                let name = start.parameters["callSid"]
                                desk.switchboard.fail(call, .strangeSound(sound), keptAs: name)
                                return await socket.close(Self.strangeSound)
                            }
                            if let waiting = transfers.line(of: call.id) {
                                guard waiting.resume(on: start.stream, socket) else {
                                    return await socket.close(Self.stranger)
                                }
                                intake.carry(waiting, start.stream)
                                continue
                            }
                            let new = TwilioLine(
                                call: call, stream: start.stream, socket: socket, transfers: transfers)
                            intake.carry(new, start.stream)
                            group.addTask { await carry(new, start, socket) }
                        case .line(let event): intake.tell(event)
                        }
                    }
                    if case .text = message { intake.hasRead() }
                }
                intake.tell(.ended(.lost))
            }
            started.happen()
        }
    }

    /// A call whose prompt cannot be read is not held with other words; one that names none goes on without.
    private func carry(_ line: TwilioLine, _ start: MediaStreamStart, _ socket: ServerSocket) async {
        let id = start.parameters["promptId"].flatMap { UUID(uuidString: $0) }
        async let hasBegun = desk.hasBegun(line.call.id)
        await desk.adopt()
        let prompt = try? await desk.prompt(id, to: line.call.direction == .inbound ? line.call.to : nil)
        // A webhook that is recorded and sent again, to another bridge or after a restart, gets another ticket.
        guard await !hasBegun else {
            desk.switchboard.turnAwayStranger(.notAnnounced)
            return socket.leave(Self.stranger)
        }
        guard id == nil || prompt != nil else { return socket.leave(Self.promptMissing) }
        let recording = start.parameters["record"].flatMap(RecordingMode.init)
        await desk.switchboard.carry(
            line, prompt: prompt, recording: recording, keptAs: start.parameters["callSid"], on: socket.executor)
        line.leave()
    }

    private func facts(
        of message: WebSocketMessage, _ intake: MediaStreamIntake, _ socket: ServerSocket
    ) -> [MediaStreamRules.Fact] {
        var known: MediaStreamMessage?
        if case .text(let bytes) = message { known = try? MediaStreamMessage(Data(bytes.readableBytesView)) }
        let facts = intake.facts(of: known, at: .now)
        if known == nil, facts.contains(.line(.ended(.broken))) { socket.leave(Self.unreadable) }
        return facts
    }

    /// Nil for one that no webhook announced.
    private func announced(_ start: MediaStreamStart) -> PhoneLineCall? {
        let parameters = start.parameters
        guard let direction = parameters["direction"].flatMap(PhoneLineCall.Direction.init),
            let shown = parameters["ticket"],
            Self.isOfCall(parameters["callSid"], start.call),
            ticket.admits(shown, for: parameters["callSid"] ?? start.call, direction, at: now()), punch.punch(shown)
        else {
            desk.switchboard.turnAwayStranger(.notAnnounced)
            return nil
        }
        return PhoneLineCall(
            id: start.call, from: parameters["from"] ?? "", to: parameters["to"] ?? "", direction: direction)
    }

    /// A call that was placed was announced before it had its name, under one of ours.
    private static func isOfCall(_ announced: String?, _ call: String) -> Bool {
        announced.map { $0 == call || UUID(uuidString: $0) != nil } ?? true
    }
}
