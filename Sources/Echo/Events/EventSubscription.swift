/// A handler that listens until it is cancelled, or nothing can happen any more.
public final class EventSubscription: Sendable {
    let task: Task<Void, Never>

    init<Event: Sendable>(
        events: AsyncStream<Event>, wanted: @escaping @Sendable (Event) -> Bool,
        handler: @escaping @Sendable (Event) async -> Void
    ) {
        task = Task {
            for await event in events where wanted(event) {
                // What had happened before is in the stream still.
                guard !Task.isCancelled else { break }
                await handler(event)
            }
        }
    }

    convenience init(
        events: AsyncStream<EchoEvent>, type: EchoEventType, handler: @escaping @Sendable (EchoEvent) async -> Void
    ) {
        self.init(events: events, wanted: { $0.type == type }, handler: handler)
    }

    /// No handler is called after the one that may be running.
    public func cancel() { task.cancel() }
}
