import Synchronization

/// Brings the keys that a caller presses to the tool that waits for them.
final class CallKeys: Sendable {
    private struct State {
        var next = 0
        var waiting: [String: AsyncStream<String>.Continuation] = [:]
    }

    private let state = Mutex(State())

    func newID() -> String {
        state.withLock { state in
            state.next += 1
            return "keys-\(state.next)"
        }
    }

    func answer(_ id: String, _ digits: String) {
        guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
        waiting.yield(digits)
        waiting.finish()
    }

    /// Empty when none were pressed in time, or the wait was given up.
    func pressed(_ id: String) async -> String {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        state.withLock { $0.waiting[id] = continuation }
        defer { _ = state.withLock { $0.waiting.removeValue(forKey: id) } }
        for await digits in stream { return digits }
        return ""
    }
}
