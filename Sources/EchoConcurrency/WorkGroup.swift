/// Work that is started while a long-lived thing runs: each item is a child task of `run()`, and can be cancelled alone.
public final class WorkGroup: Sendable {
    private let items: AsyncStream<WorkItem>
    private let continuation: AsyncStream<WorkItem>.Continuation

    public init() {
        // Unbounded: nothing that was asked for may be lost, and each is taken at once.
        (items, continuation) = AsyncStream.makeStream(of: WorkItem.self, bufferingPolicy: .unbounded)
    }

    deinit { continuation.finish() }

    /// Begins when `run()` does; once that has ended, the item is over before it began.
    @discardableResult
    public func start(_ operation: @escaping @Sendable () async -> Void) -> WorkItem {
        let item = WorkItem(operation)
        if case .terminated = continuation.yield(item) { item.drop() }
        return item
    }

    /// Takes no more: `run()` returns when all that was started has.
    public func finish() { continuation.finish() }

    /// Does what is started, until `finish()`. Cancelling it cancels every item; it returns when all have returned.
    public func run() async {
        await withDiscardingTaskGroup { group in
            for await item in items { group.addTask { await item.run() } }
        }
    }
}
