import Synchronization

/// Hands every event to every listener, in the order in which they were emitted.
final class EventEmitter<Event: Sendable>: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
        var nextID = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    /// A stream of all that is emitted from now on, for one listener. It keeps what its listener has not read.
    func stream() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .unbounded)
        let id: Int? = state.withLock { state in
            guard !state.isFinished else { return nil }
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
            for continuation in state.listeners.values { continuation.yield(event) }
        }
    }

    func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            return state.listeners.values.map(\.self)
        }
        for continuation in listeners { continuation.finish() }
    }

    private func remove(_ id: Int) {
        state.withLock { state in _ = state.listeners.removeValue(forKey: id) }
    }
}
