import Synchronization

/// An event that happens once: tasks that wait for it go on then, and later ones do not wait.
public final class OneTimeEvent: Sendable {
    private struct State {
        var hasHappened = false
        var next = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    public init() {}

    public var hasHappened: Bool { state.withLock(\.hasHappened) }

    public func happen() {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            state.hasHappened = true
            return state.waiting.values.map(\.self)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when it has happened, or the task is cancelled.
    public func wait() async {
        let key = makeKey()
        await withTaskCancellationHandler {
            // Cancelled before, the handler found nobody to wake.
            await wait(key) { !Task.isCancelled }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: key) }?.resume()
        }
    }

    /// Returns when it has happened, at the latest after `limit`, or when the task is cancelled.
    public func wait(within limit: Duration) async {
        await withTaskGroup { group in
            group.addTask { await self.wait() }
            group.addTask { try? await Task.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }

    /// Returns when it has happened, also in a task that is cancelled.
    public func waitThroughout() async { await wait(makeKey()) { true } }

    private func makeKey() -> Int {
        state.withLock { state in
            state.next += 1
            return state.next
        }
    }

    private func wait(_ key: Int, while waits: () -> Bool) async {
        await withCheckedContinuation { continuation in
            let goesOn = state.withLock { state in
                guard !state.hasHappened, waits() else { return true }
                state.waiting[key] = continuation
                return false
            }
            if goesOn { continuation.resume() }
        }
    }
}
