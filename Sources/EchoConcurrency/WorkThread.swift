import Foundation

/// A thread of its own for an actor whose work blocks, so that neither speech nor a slow disk holds up the cooperative pool.
///
/// It ends with the last reference to it, after the jobs that wait by then.
public final class WorkThread: SerialExecutor {
    private let jobs = JobQueue<UnownedSerialExecutor>()

    /// - Parameter name: at most 15 bytes of it are seen from outside.
    public init(name: String) {
        jobs.start(name) { $0.runSynchronously(on: $1) }
    }

    deinit { jobs.stop() }

    public func enqueue(_ job: consuming ExecutorJob) {
        jobs.append(UnownedJob(job), on: asUnownedSerialExecutor())
    }
}

/// A thread of its own for tasks that wake one another all the time and belong together, the parts of a telephone call say:
/// a step from one to the next wakes no other thread.
///
/// It ends with the last reference to it, after the jobs that wait by then.
public final class TaskThread: TaskExecutor {
    private let jobs = JobQueue<UnownedTaskExecutor>()

    /// - Parameter name: at most 15 bytes of it are seen from outside.
    public init(name: String) {
        jobs.start(name) { $0.runSynchronously(on: $1) }
    }

    deinit { jobs.stop() }

    public func enqueue(_ job: consuming ExecutorJob) {
        jobs.append(UnownedJob(job), on: asUnownedTaskExecutor())
    }
}

/// Jobs that wait for their thread, in order.
///
/// Safe to share: `waiting` and `stopped` are only touched while `condition` is locked.
private final class JobQueue<Executor: Sendable>: @unchecked Sendable {
    private typealias Entry = (job: UnownedJob, executor: Executor)

    private let condition = NSCondition()
    private var waiting: [Entry] = []
    private var stopped = false

    func start(_ name: String, _ perform: @escaping @Sendable (UnownedJob, Executor) -> Void) {
        let thread = Thread { while let batch = self.next() { for (job, executor) in batch { perform(job, executor) } } }
        thread.name = name
        thread.stackSize = 8 << 20
        thread.start()
    }

    func append(_ job: UnownedJob, on executor: Executor) {
        condition.withLock { waiting.append((job, executor)) }
        condition.signal()
    }

    func stop() {
        condition.withLock { stopped = true }
        condition.signal()
    }

    private func next() -> [Entry]? {
        condition.withLock {
            while waiting.isEmpty && !stopped { condition.wait() }
            defer { waiting = [] }
            return waiting.isEmpty ? nil : waiting
        }
    }
}
