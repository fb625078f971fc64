import Foundation

/// A thread of its own for an actor that writes: a disk that is slow holds nobody else up.
final class WritingThread: SerialExecutor {
    private let jobs = WritingJobs()

    init(name: String) {
        let thread = Thread { [jobs] in jobs.run() }
        thread.name = name
        thread.start()
    }

    deinit { jobs.stop() }

    func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job), on: asUnownedSerialExecutor()) }
}

/// Jobs that wait for their thread, in order.
///
/// Safe to share: `waiting` and `isStopped` are only touched while `condition` is locked.
private final class WritingJobs: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [(job: UnownedJob, executor: UnownedSerialExecutor)] = []
    private var isStopped = false

    func append(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        condition.withLock { waiting.append((job, executor)) }
        condition.signal()
    }

    func stop() {
        condition.withLock { isStopped = true }
        condition.signal()
    }

    func run() {
        while let batch = next() {
            for entry in batch { entry.job.runSynchronously(on: entry.executor) }
        }
    }

    private func next() -> [(job: UnownedJob, executor: UnownedSerialExecutor)]? {
        condition.withLock {
            while waiting.isEmpty, !isStopped { condition.wait() }
            defer { waiting = [] }
            return waiting.isEmpty ? nil : waiting
        }
    }
}
