import Synchronization

@testable import Echo

/// A transport whose connections wait for a test's word, or fail by it.
final class HeldTransport: RealtimeTransportProtocol {
    private struct State {
        var isHolding = false
        var failure: EchoError?
        var attempts = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let transport: any RealtimeTransportProtocol
    private let state = Mutex(State())

    init(_ transport: any RealtimeTransportProtocol) { self.transport = transport }

    /// Connections that were asked for.
    var attempts: Int { state.withLock { $0.attempts } }

    /// Connections wait from now on.
    func hold() { state.withLock { $0.isHolding = true } }

    /// Those that wait go on, or fail.
    func release(_ failure: EchoError? = nil) {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.isHolding = false
            state.failure = failure
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        await withCheckedContinuation { continuation in
            let goesOn = state.withLock { state in
                state.attempts += 1
                if state.isHolding { state.waiting.append(continuation) }
                return !state.isHolding
            }
            if goesOn { continuation.resume() }
        }
        if let failure = state.withLock(\.failure) { throw failure }
        return try await transport.connect()
    }
}
