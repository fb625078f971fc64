import EchoApp
import Foundation
import Synchronization

/// Tells everyone who listens. What happened before anybody did is told to the first who comes: whoever opens the database
/// may be quicker.
final class StoreNewsHub: Sendable {
    private static let most = 64

    private struct State {
        var listeners: [UUID: AsyncStream<StoreNews>.Continuation] = [:]
        var untold: [StoreNews] = []
    }

    private let state = Mutex(State())

    func tell(_ news: StoreNews) {
        // In one go, so that all hear the same order.
        state.withLock { state in
            for listener in state.listeners.values { listener.yield(news) }
            // That it was opened and nothing found is no news by then.
            guard state.listeners.isEmpty, news != .opened(cut: []) else { return }
            state.untold = (state.untold + [news]).suffix(Self.most)
        }
    }

    /// A listener that does not listen misses the oldest.
    func news() -> AsyncStream<StoreNews> {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(
            of: StoreNews.self, bufferingPolicy: .bufferingNewest(Self.most))
        continuation.onTermination = { [weak self] _ in self?.leave(id) }
        state.withLock { state in
            for news in state.untold { continuation.yield(news) }
            state.untold = []
            state.listeners[id] = continuation
        }
        return stream
    }

    func finish() {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.finish() }
    }

    private func leave(_ id: UUID) { _ = state.withLock { $0.listeners.removeValue(forKey: id) } }
}
