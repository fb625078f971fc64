import Synchronization

/// Hands every event to every listener, in the order in which they were emitted.
///
/// Nobody is woken within the lock: waking a task waits until its cancelling is through, and that cancelling may itself
/// wait for the lock, to remove a listener or to emit. One thread at a time hands on what all of them emit.
final class EventEmitter<Event: Sendable>: Sendable {
    private struct State {
        var listeners: [Listener] = []
        /// Of those who read in batches; one is over when nobody holds the sequence any more.
        var inboxes: [Inbox<Event>] = []
        var nextID = 0
        var isOver = false
        /// Emitted and not handed on yet.
        var pending: [Delivery] = []
        var isDelivering = false
    }

    private struct Listener {
        let id: Int
        let hear: @Sendable (Event) -> Void
        let finish: @Sendable () -> Void
    }

    /// To those who listened when it was emitted.
    private struct Delivery {
        /// Nil when nothing happens any more.
        let events: [Event]?
        let listeners: [Listener]
        let inboxes: [Inbox<Event>]
    }

    private let state = Mutex(State())
    private let witness: @Sendable ([Event]) -> Void
    private let roomBeyond: nonisolated(nonsending) @Sendable () async -> Void

    /// - Parameters:
    ///   - witness: sees all events before the listeners do.
    ///   - roomBeyond: returns when those to whom the witness hands events have taken enough of them.
    init(
        witness: @escaping @Sendable ([Event]) -> Void = { _ in },
        roomBeyond: nonisolated(nonsending) @escaping @Sendable () async -> Void = {}
    ) {
        (self.witness, self.roomBeyond) = (witness, roomBeyond)
    }

    /// Nobody can emit any more: every listener's stream ends.
    deinit { finish() }

    /// A stream of all that is emitted from now on, for one listener. Unless told otherwise it keeps all that its
    /// listener has not read.
    func stream(
        _ policy: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: policy)
        add(continuation) { continuation.yield($0) }
        return stream
    }

    /// What somebody wants of all that is emitted from now on.
    func stream<Part: Sendable>(of part: @escaping @Sendable (Event) -> Part?) -> AsyncStream<Part> {
        let (stream, continuation) = AsyncStream.makeStream(of: Part.self)
        add(continuation) { event in if let part = part(event) { continuation.yield(part) } }
        return stream
    }

    private func add<Part>(_ continuation: AsyncStream<Part>.Continuation, hear: @escaping @Sendable (Event) -> Void) {
        let id = state.withLock { state -> Int? in
            guard !state.isOver else { return nil }
            state.nextID += 1
            state.listeners.append(Listener(id: state.nextID, hear: hear) { continuation.finish() })
            return state.nextID
        }
        guard let id else { return continuation.finish() }
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
    }

    /// All that is emitted from now on, for one listener that `room()` waits for.
    func batches() -> EventBatches<Event> {
        let batches = EventBatches(Inbox<Event>())
        let isOver = state.withLock { state in
            if !state.isOver { state.inboxes.append(batches.inbox) }
            return state.isOver
        }
        if isOver { batches.inbox.finish() }
        return batches
    }

    func emit(_ event: Event) { emit([event]) }

    /// Synchronous, so that two events emitted one after the other cannot change places. While another thread hands on
    /// events, it hands on these as well.
    func emit(_ events: [Event]) {
        if !events.isEmpty { emit(orFinish: events) }
    }

    /// - Parameter events: nil when nothing happens any more.
    private func emit(orFinish events: [Event]?) {
        let first = state.withLock { state -> Delivery? in
            if events == nil { state.isOver = true }
            state.inboxes.removeAll(where: \.isOver)
            let delivery = Delivery(events: events, listeners: state.listeners, inboxes: state.inboxes)
            guard !state.isDelivering else {
                state.pending.append(delivery)
                return nil
            }
            state.isDelivering = true
            return delivery
        }
        guard let first else { return }
        hand(on: first)
        while let others = takePending() {
            for delivery in others { hand(on: delivery) }
        }
    }

    /// Nil when there is nothing more to hand on.
    private func takePending() -> [Delivery]? {
        state.withLock { state in
            state.isDelivering = !state.pending.isEmpty
            guard state.isDelivering else { return nil }
            defer { state.pending = [] }
            return state.pending
        }
    }

    private func hand(on delivery: Delivery) {
        guard let events = delivery.events else {
            for listener in delivery.listeners { listener.finish() }
            for inbox in delivery.inboxes { inbox.finish() }
            return
        }
        witness(events)
        for listener in delivery.listeners {
            for event in events { listener.hear(event) }
        }
        for inbox in delivery.inboxes { inbox.put(events) }
    }

    /// Whether anybody listens.
    var hasListeners: Bool { state.withLock { !$0.listeners.isEmpty || !$0.inboxes.allSatisfy(\.isOver) } }

    /// Returns when everybody who reads in batches has taken enough of what was emitted.
    nonisolated(nonsending) func room() async {
        let full = state.withLock { state in state.inboxes.filter { !$0.hasRoom } }
        for inbox in full { await inbox.room() }
        await roomBeyond()
    }

    /// Nothing happens any more until `resume()`: every stream ends when its listener has read what was emitted.
    func finish() { emit(orFinish: nil) }

    /// Things can happen again, for those who listen from now on.
    func resume() { state.withLock { $0.isOver = false } }

    private func remove(_ id: Int) {
        state.withLock { state in state.listeners.removeAll { $0.id == id } }
    }
}
