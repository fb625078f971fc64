/// One thing to be done in a `WorkGroup`.
public final class WorkItem: Sendable {
    private let operation: @Sendable () async -> Void
    private let cancellation = OneTimeEvent()
    private let end = OneTimeEvent()

    init(_ operation: @escaping @Sendable () async -> Void) { self.operation = operation }

    /// Cancels the work: if it has not begun it never does; if it has, it sees that its task is cancelled.
    public func cancel() { cancellation.happen() }

    /// Whether it has been done, or will never be.
    public var isOver: Bool { end.hasHappened }

    /// Returns when it is over, however that came.
    public func finished() async { await end.waitThroughout() }

    /// Nobody will do it.
    func drop() {
        cancel()
        end.happen()
    }

    func run() async {
        defer { end.happen() }
        guard !cancellation.hasHappened else { return }
        await withTaskGroup { group in
            group.addTask { await self.operation() }
            group.addTask { await self.cancellation.wait() }
            await group.next()
            group.cancelAll()
        }
    }
}
