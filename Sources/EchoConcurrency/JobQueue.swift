import Foundation

/// Jobs that wait for their thread, in order.
///
/// Safe to share: `waiting` and `stopped` are only touched while `condition` is locked.
final class JobQueue<Executor: Sendable>: @unchecked Sendable {
    private typealias Entry = (job: UnownedJob, executor: Executor)

    private let condition = NSCondition()
    private var waiting: [Entry] = []
    private var stopped = false

    func start(_ name: String, _ perform: @escaping @Sendable (UnownedJob, Executor) -> Void) {
        let thread = Thread {
            while let batch = self.next() { for (job, executor) in batch { perform(job, executor) } }
        }
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
