import EchoConcurrency

/// Reads one prompt after the other on a thread of its own.
actor ReadingDesk {
    private nonisolated let thread: WorkThread

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(name: String) { thread = WorkThread(name: name) }

    func read<Answer>(_ read: @Sendable () -> [Answer]) -> [Answer] { Task.isCancelled ? [] : read() }
}
