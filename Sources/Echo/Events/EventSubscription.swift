/// Keeps a handler listening. Cancelling or releasing it ends that.
public final class EventSubscription: Sendable {
    private let task: Task<Void, Never>

    init(
        events: AsyncStream<EchoEvent>, type: EchoEventType, handler: @escaping @Sendable (EchoEvent) async -> Void
    ) {
        task = Task {
            for await event in events where event.type == type { await handler(event) }
        }
    }

    deinit { task.cancel() }

    public func cancel() { task.cancel() }
}
