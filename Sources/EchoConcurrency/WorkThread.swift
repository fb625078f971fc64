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
