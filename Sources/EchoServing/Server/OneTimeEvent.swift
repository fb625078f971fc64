import Synchronization

/// What happens once: who waits for it goes on then, and who comes later does not wait.
final class OneTimeEvent: Sendable {
    private struct State {
        var hasHappened = false
        var next = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    var hasHappened: Bool { state.withLock(\.hasHappened) }

    func happen() {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            state.hasHappened = true
            return state.waiting.values.map(\.self)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when it has happened, or the task is cancelled.
    func wait() async {
        let key = state.withLock { state in
            state.next += 1
            return state.next
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    // Cancelled before, its handler found nobody to wake.
                    guard !state.hasHappened, !Task.isCancelled else { return true }
                    state.waiting[key] = continuation
                    return false
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: key) }?.resume()
        }
    }
}
