import EchoScreen
import Foundation
import Synchronization

/// Tells everyone who listens. What happened before anybody did is told to the first who comes: whoever opens the database
/// may be quicker.
final class StoreNewsHub: Sendable {
    private static let most = 64

    private struct State {
        var listeners: [AsyncStream<StoreNews>.Continuation] = []
        var untold: [StoreNews] = []
    }

    private let state = Mutex(State())

    func tell(_ news: StoreNews) {
        // In one go, so that all hear the same order.
        state.withLock { state in
            // Who left is forgotten here and not when they leave: their leaving would wait for this lock, and waking them for
            // their leaving.
            state.listeners.removeAll { if case .terminated = $0.yield(news) { true } else { false } }
            // That it was opened and nothing found is no news by then.
            guard state.listeners.isEmpty, news != .opened(cut: []) else { return }
            state.untold = (state.untold + [news]).suffix(Self.most)
        }
    }

    /// A listener that does not listen misses the oldest.
    func news() -> AsyncStream<StoreNews> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: StoreNews.self, bufferingPolicy: .bufferingNewest(Self.most))
        state.withLock { state in
            for news in state.untold { continuation.yield(news) }
            state.untold = []
            state.listeners.append(continuation)
        }
        return stream
    }

    func finish() {
        for listener in state.withLock({ $0.listeners }) { listener.finish() }
    }
}
