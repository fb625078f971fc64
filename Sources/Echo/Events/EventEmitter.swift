import Synchronization

/// Hands every event to every listener, in the order in which they were emitted.
final class EventEmitter<Event: Sendable>: Sendable {
    private struct State {
        var listeners: [Int: Listener] = [:]
        var readers: [Int: Reader] = [:]
        var nextID = 0
        var isOver = false
    }

    private struct Listener {
        let hear: @Sendable (Event) -> Void
        let finish: @Sendable () -> Void
    }

    /// Who reads in batches is forgotten when nobody holds the sequence any more.
    private struct Reader {
        weak var batches: EventBatches<Event>?
    }

    private let state = Mutex(State())
    private let witness: @Sendable ([Event]) -> Void
    private let roomBeyond: nonisolated(nonsending) @Sendable () async -> Void

    /// - Parameters:
    ///   - witness: sees all events before the listeners do; it must not emit.
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
            state.listeners[state.nextID] = Listener(hear: hear) { continuation.finish() }
            return state.nextID
        }
        guard let id else { return continuation.finish() }
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
    }

    /// All that is emitted from now on, for one listener that `room()` waits for.
    func batches() -> EventBatches<Event> {
        let batches = EventBatches(Inbox<Event>())
        let isOver = state.withLock { state in
            state.nextID += 1
            if !state.isOver { state.readers[state.nextID] = Reader(batches: batches) }
            return state.isOver
        }
        if isOver { batches.inbox.finish() }
        return batches
    }

    func emit(_ event: Event) { emit([event]) }

    /// Synchronous, so that two events emitted one after the other cannot change places.
    func emit(_ events: [Event]) {
        guard !events.isEmpty else { return }
        state.withLock { state in
            witness(events)
            for listener in state.listeners.values {
                for event in events { listener.hear(event) }
            }
            for (id, reader) in state.readers {
                if let batches = reader.batches { batches.inbox.put(events) } else { state.readers[id] = nil }
            }
        }
    }

    /// Whether anybody listens.
    var hasListeners: Bool { state.withLock { !$0.listeners.isEmpty || !$0.readers.isEmpty } }

    /// Returns when everybody who reads in batches has taken enough of what was emitted.
    nonisolated(nonsending) func room() async {
        let full = state.withLock { state in
            state.readers.values.compactMap(\.batches).map(\.inbox).filter { !$0.hasRoom }
        }
        for inbox in full { await inbox.room() }
        await roomBeyond()
    }

    /// Nothing happens any more until `resume()`: every stream ends when its listener has read what was emitted.
    func finish() {
        let (listeners, inboxes) = state.withLock { state in
            state.isOver = true
            return (Array(state.listeners.values), state.readers.values.compactMap { $0.batches?.inbox })
        }
        for listener in listeners { listener.finish() }
        for inbox in inboxes { inbox.finish() }
    }

    /// Things can happen again, for those who listen from now on.
    func resume() { state.withLock { $0.isOver = false } }

    private func remove(_ id: Int) {
        state.withLock { state in _ = state.listeners.removeValue(forKey: id) }
    }
}
