import Synchronization

/// Who uses the database now: it is closed when nobody does any more, since SQLite follows a connection that is gone into
/// nowhere.
final class DatabaseUses: Sendable {
    private struct State {
        var count = 0
        var isEnding = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Whether anybody may begin.
    var isOpen: Bool { state.withLock { !$0.isEnding } }

    /// - Returns: false when it is being closed.
    func begin() -> Bool {
        state.withLock { state in
            guard !state.isEnding else { return false }
            state.count += 1
            return true
        }
    }

    func end() {
        let waiting = state.withLock { state in
            state.count -= 1
            guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Lets nobody begin any more, and returns when those who have begun are done.
    func close() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                state.isEnding = true
                if state.count > 0 { state.waiting.append(continuation) }
                return state.count == 0
            }
            if isFree { continuation.resume() }
        }
    }
}
