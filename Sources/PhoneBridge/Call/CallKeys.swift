import Synchronization

/// Brings the keys that a caller presses, and what becomes of a message, to the tool that waits for them.
final class CallKeys: Sendable {
    private struct State {
        var next = 0
        /// From when the wish has a name: the answer may be there before anybody waits for it.
        var waiting: [String: AsyncStream<String>.Continuation] = [:]
        var answers: [String: AsyncStream<String>] = [:]
    }

    private let state = Mutex(State())

    /// To be followed by `pressed(_:)`.
    func newID() -> String {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        return state.withLock { state in
            state.next += 1
            let id = "keys-\(state.next)"
            (state.waiting[id], state.answers[id]) = (continuation, stream)
            return id
        }
    }

    func answer(_ id: String, _ digits: String) {
        guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
        waiting.yield(digits)
        waiting.finish()
    }

    /// Empty when none were pressed in time, or the wait was given up.
    func pressed(_ id: String) async -> String {
        guard let answer = state.withLock({ $0.answers.removeValue(forKey: id) }) else { return "" }
        defer { _ = state.withLock { $0.waiting.removeValue(forKey: id) } }
        for await digits in answer { return digits }
        return ""
    }
}
