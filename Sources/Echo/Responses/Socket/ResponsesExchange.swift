import EchoWire
import Synchronization

/// One answer that is being made over a WebSocket: its rules, and the connection that it comes over.
final class ResponsesExchange: Sendable {
    private struct State {
        var session: ResponsesSocketSession
        var connection: (any RealtimeConnectionProtocol)?
    }

    private let state: Mutex<State>

    init(_ session: ResponsesSocketSession) { state = Mutex(State(session: session)) }

    /// Takes a step of the rules.
    func step<Result: Sendable>(_ change: @Sendable (inout ResponsesSocketSession) -> sending Result) -> Result {
        state.withLock { change(&$0.session) }
    }

    func use(_ connection: any RealtimeConnectionProtocol) { state.withLock { $0.connection = connection } }

    /// Says something more, behind what was said before.
    ///
    /// - Returns: what went out; nil when nothing did.
    func steer(_ items: [ResponsesItem]) -> JSONValue? {
        state.withLock { state in
            guard let connection = state.connection, let event = state.session.steer(items) else { return nil }
            guard connection.post(event.data) else {
                state.session.steerUnsent()
                return nil
            }
            return event
        }
    }
}
