import EchoConcurrency
import Synchronization

/// The threads on which calls are carried, each call on one of them from its beginning to its end: its sound goes through
/// some tasks, which would wake one another across the processor's cores fifty times a second.
final class CallThreads: Sendable {
    private struct State {
        var threads: [TaskThread?]
        var last = -1
    }

    /// For what computes or waits for a disk, and must not hold up the calls of a thread.
    let aside: any TaskExecutor = TaskThread(name: "calls aside")
    private let state: Mutex<State>

    init(count: Int) {
        state = Mutex(State(threads: Array(repeating: nil, count: max(1, count))))
    }

    /// The next in turn, which begins with its first call.
    func next() -> TaskThread {
        state.withLock { state in
            state.last = (state.last + 1) % state.threads.count
            let thread = state.threads[state.last] ?? TaskThread(name: "calls \(state.last + 1)")
            state.threads[state.last] = thread
            return thread
        }
    }
}
