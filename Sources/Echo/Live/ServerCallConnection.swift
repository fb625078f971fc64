import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation
import Synchronization

/// One connection of a conversation to a call that the server holds: what begins a session accepts the call, and what the
/// call alone is told of never comes to the conversation.
final class ServerCallConnection: RealtimeConnectionProtocol {
    private let call: ServerCall
    private let number: Int
    /// Nil until the call was accepted.
    private let inner = Mutex<(any RealtimeConnectionProtocol)?>(nil)
    private let hasBegun = OneTimeEvent()
    private let isClosed = Atomic(false)
    private let hasToldEnd = Atomic(false)

    /// - Parameter number: of this connection among those to the call.
    init(_ call: ServerCall, _ number: Int) { (self.call, self.number) = (call, number) }

    func send(_ text: Data) async throws(EchoError) {
        switch Self.kind(of: text) {
        case .sound: return
        case .end where !call.isNewest(number): return
        case .start:
            defer { hasBegun.happen() }
            let session = (try? JSONValue(parsing: text))?["session"]?.object ?? [:]
            let connection = try await call.begin(session, number)
            inner.withLock { $0 = connection }
            guard !isClosed.load(ordering: .acquiring) else { return await connection.close() }
        case .end, .other:
            guard let connection = inner.withLock(\.self) else { throw .notConnected }
            try await connection.send(text)
        }
    }

    func post(_ text: Data) -> Bool {
        switch Self.kind(of: text) {
        case .sound: true
        case .start: false
        case .end where !call.isNewest(number): true
        case .end, .other: inner.withLock(\.self)?.post(text) ?? false
        }
    }

    nonisolated(nonsending) func receive() async -> [RealtimeTransportEvent] {
        await hasBegun.wait()
        guard let connection = inner.withLock(\.self) else { return closedOnce }
        while true {
            let events = await connection.receive()
            let rest = events.compactMap(passed)
            // Nothing at all is the end.
            if events.isEmpty || !rest.isEmpty { return rest }
        }
    }

    func close() async {
        isClosed.store(true, ordering: .releasing)
        hasBegun.happen()
        await inner.withLock(\.self)?.close()
    }

    // MARK: - What goes by

    private enum Kind { case sound, start, end, other }

    /// Of what this side writes, whose fields stand in the order of the alphabet or begin with the sound.
    private static func kind(of text: Data) -> Kind {
        // Sound says what it is in its last bytes, fifty times a second.
        if text.suffix(48).range(of: Data(#""session.input_audio.append""#.utf8)) != nil { return .sound }
        switch (try? JSONValue(parsing: text))?["type"]?.string {
        case LiveSessionStart.type: return .start
        case LiveSessionClose.type: return .end
        case LiveInputAudioAppend.type: return .sound
        default: return .other
        }
    }

    /// What was never begun breaks at once, and then says no more.
    private var closedOnce: [RealtimeTransportEvent] {
        hasToldEnd.exchange(true, ordering: .relaxed)
            ? [] : [.closed(code: 1006, reason: "the call was not accepted")]
    }

    /// - Returns: nil for what is the call's alone.
    private func passed(_ event: RealtimeTransportEvent) -> RealtimeTransportEvent? {
        guard case .text(let data) = event, Self.concernsCall(data), let json = try? JSONValue(parsing: data) else {
            return event
        }
        switch json["type"]?.string {
        case "session.input_audio.append":
            if let sound = json["audio"]?.string.flatMap({ Data(base64Encoded: $0) }) {
                call.tell(.heard(PCM16(littleEndian: sound)))
            }
            return nil
        case "transport.dtmf.received":
            if let key = json["event"]?.string, key.count == 1, let digit = key.uppercased().first,
                "0123456789*#ABCD".contains(digit)
            {
                call.tell(.pressed(digit))
            }
            return nil
        case LiveSessionClosed.type where call.isNewest(number):
            call.tell(.ended(isHungUp: json["reason"]?.string == "remote_hangup"))
            return event
        default: return event
        }
    }

    private static let names = ["session.input_audio.append", "transport.dtmf.received", LiveSessionClosed.type].map {
        Data("\"\($0)\"".utf8)
    }

    private static func concernsCall(_ data: Data) -> Bool { names.contains { data.range(of: $0) != nil } }
}
