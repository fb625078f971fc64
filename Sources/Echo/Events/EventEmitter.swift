import Synchronization

/// Hands every event to every listener, in the order in which they were emitted.
final class EventEmitter<Event: Sendable>: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
        var nextID = 0
        var isOver = false
    }

    private let state = Mutex(State())
    private let witness: @Sendable (Event) -> Void

    /// - Parameter witness: sees every event before the listeners do; it must not emit.
    init(witness: @escaping @Sendable (Event) -> Void = { _ in }) { self.witness = witness }

    /// Nobody can emit any more: every listener's stream ends.
    deinit { finish() }

    /// A stream of all that is emitted from now on, for one listener. Unless told otherwise it keeps all that its
    /// listener has not read.
    func stream(
        _ policy: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: policy)
        let id = state.withLock { state -> Int? in
            guard !state.isOver else { return nil }
            state.nextID += 1
            state.listeners[state.nextID] = continuation
            return state.nextID
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    /// Synchronous, so that two events emitted one after the other cannot change places.
    func emit(_ event: Event) {
        state.withLock { state in
            witness(event)
            for continuation in state.listeners.values { continuation.yield(event) }
        }
    }

    /// Nothing happens any more until `resume()`: every stream ends when its listener has read what was emitted.
    func finish() {
        let listeners = state.withLock { state in
            state.isOver = true
            return state.listeners.values.map(\.self)
        }
        for continuation in listeners { continuation.finish() }
    }

    /// Things can happen again, for those who listen from now on.
    func resume() { state.withLock { $0.isOver = false } }

    private func remove(_ id: Int) {
        state.withLock { state in _ = state.listeners.removeValue(forKey: id) }
    }
}
