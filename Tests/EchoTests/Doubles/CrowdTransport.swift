import EchoWire
import Foundation
import Synchronization

@testable import Echo

/// A server in memory for many conversations at once: it greets, agrees to everything, dies and comes back.
final class CrowdTransport: RealtimeTransportProtocol {
    private struct State {
        var isDown = false
        var attempts: [ContinuousClock.Instant] = []
        var connections: [CrowdConnection] = []
    }

    private let state = Mutex(State())

    /// When connections were asked for since the death.
    var attempts: [ContinuousClock.Instant] { state.withLock { $0.attempts } }

    func die() {
        let connections = state.withLock { state in
            defer { state.connections = [] }
            state.isDown = true
            state.attempts = []
            return state.connections
        }
        for connection in connections { connection.die() }
    }

    func comeBack() { state.withLock { $0.isDown = false } }

    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        let connection = CrowdConnection()
        let isDown = state.withLock { state in
            state.attempts.append(.now)
            if !state.isDown { state.connections.append(connection) }
            return state.isDown
        }
        if isDown { throw .unreachable(host: "127.0.0.1", reason: "connection refused") }
        connection.say(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"s"}}"#)
        return connection
    }
}

final class CrowdConnection: RealtimeConnectionProtocol {
    private let incoming: EventBatches<RealtimeTransportEvent>
    private let continuation: EventBatches<RealtimeTransportEvent>.Continuation

    init() { (incoming, continuation) = EventBatches.makeStream() }

    func say(_ json: String) { continuation.yield(.text(Data(json.utf8))) }

    func die() { continuation.yield(.closed(code: 1006, reason: "")) }

    func receive() async -> [RealtimeTransportEvent] { await incoming.makeAsyncIterator().next() ?? [] }

    func send(_ text: Data) async throws(EchoError) {
        guard String(decoding: text, as: UTF8.self).contains(#""session.update""#) else { return }
        say(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"s"}}"#)
    }

    func close() async { continuation.finish() }
}
