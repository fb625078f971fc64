/// A handler that listens until it is cancelled, or nothing can happen any more.
public final class EventSubscription: Sendable {
    let task: Task<Void, Never>

    init(
        events: AsyncStream<EchoEvent>, type: EchoEventType, handler: @escaping @Sendable (EchoEvent) async -> Void
    ) {
        task = Task {
            for await event in events where event.type == type {
                // What had happened before is in the stream still.
                guard !Task.isCancelled else { break }
                await handler(event)
            }
        }
    }

    /// No handler is called after the one that may be running.
    public func cancel() { task.cancel() }
}
