/// What happens from now on, in order, for one reader that is asked to keep up: each turn of `for await` gives all that
/// happened since the last. A server is not listened to any faster than its events are taken here.
public final class EventBatches<Event: Sendable>: AsyncSequence, Sendable {
    /// Gives what one `EventBatches` tells.
    public struct Continuation: Sendable {
        let inbox: Inbox<Event>

        /// One event more.
        public func yield(_ event: Event) { inbox.put([event]) }
        /// Nothing happens any more: the sequence ends when all was taken.
        public func finish() { inbox.finish() }
    }

    public struct Iterator: AsyncIteratorProtocol {
        // The sequence, so that it lives as long as somebody reads.
        let batches: EventBatches

        /// At least one event; nil when nothing happens any more.
        public func next() async -> [Event]? { await batches.inbox.take() }

        public func next(isolation actor: isolated (any Actor)?) async -> [Event]? {
            await batches.inbox.take(isolation: actor)
        }
    }

    let inbox: Inbox<Event>

    init(_ inbox: Inbox<Event>) { self.inbox = inbox }

    deinit { inbox.abandon() }

    /// A sequence and who feeds it.
    public static func makeStream() -> (batches: EventBatches, continuation: Continuation) {
        let batches = EventBatches(Inbox())
        return (batches, Continuation(inbox: batches.inbox))
    }

    public func makeAsyncIterator() -> Iterator { Iterator(batches: self) }
}
