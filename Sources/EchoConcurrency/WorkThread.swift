import Foundation

/// A thread of its own for an actor whose work blocks, so that neither speech nor a slow disk holds up the cooperative pool.
///
/// It ends with the last reference to it, after the jobs that wait by then.
public final class WorkThread: SerialExecutor {
    private let jobs = JobQueue()

    /// - Parameter name: at most 15 bytes of it are seen from outside.
    public init(name: String) {
        let thread = Thread { [jobs] in jobs.run() }
        thread.name = name
        thread.stackSize = 8 << 20
        thread.start()
    }

    deinit { jobs.stop() }

    public func enqueue(_ job: consuming ExecutorJob) {
        jobs.append(UnownedJob(job), on: asUnownedSerialExecutor())
    }
}

/// Jobs that wait for their thread, in order.
///
/// Safe to share: `waiting` and `stopped` are only touched while `condition` is locked.
private final class JobQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [(job: UnownedJob, executor: UnownedSerialExecutor)] = []
    private var stopped = false

    func append(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        condition.withLock { waiting.append((job, executor)) }
        condition.signal()
    }

    func stop() {
        condition.withLock { stopped = true }
        condition.signal()
    }

    func run() {
        while let batch = next() {
            for entry in batch { entry.job.runSynchronously(on: entry.executor) }
        }
    }

    private func next() -> [(job: UnownedJob, executor: UnownedSerialExecutor)]? {
        condition.withLock {
            while waiting.isEmpty && !stopped { condition.wait() }
            defer { waiting = [] }
            return waiting.isEmpty ? nil : waiting
        }
    }
}
