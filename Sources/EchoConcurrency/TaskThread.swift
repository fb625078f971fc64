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
