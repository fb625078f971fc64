import EchoApp
import Foundation
import Synchronization

/// Tells everyone who listens.
final class StoreNewsHub: Sendable {
    private let listeners = Mutex<[UUID: AsyncStream<StoreNews>.Continuation]>([:])

    func tell(_ news: StoreNews) {
        for listener in listeners.withLock({ Array($0.values) }) { listener.yield(news) }
    }

    /// A listener that does not listen misses the oldest.
    func news() -> AsyncStream<StoreNews> {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(of: StoreNews.self, bufferingPolicy: .bufferingNewest(64))
        continuation.onTermination = { [weak self] _ in self?.leave(id) }
        listeners.withLock { $0[id] = continuation }
        return stream
    }

    func finish() {
        for listener in listeners.withLock({ Array($0.values) }) { listener.finish() }
    }

    private func leave(_ id: UUID) { _ = listeners.withLock { $0.removeValue(forKey: id) } }
}
