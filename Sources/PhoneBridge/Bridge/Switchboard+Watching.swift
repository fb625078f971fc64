import Foundation
import Synchronization

/// What who watches calls hears of them.
extension Switchboard {
    /// The sound of both sides, as it goes by, until the returned closure is called or the call ends. `ear` must not wait.
    ///
    /// - Returns: nil when there is no such call.
    func hear(_ id: String, _ ear: @escaping @Sendable (CallSound) -> Void) -> (@Sendable () -> Void)? {
        guard let news = state.withLock({ $0.calls[id] })?.news else { return nil }
        let number = news.hear(ear)
        return { news.remove(number) }
    }

    /// The sound of both sides from now on; it ends with the call. Who does not keep up misses the oldest.
    public func sound(of id: String) -> AsyncStream<CallSound> {
        let (stream, continuation) = AsyncStream<CallSound>.makeStream(bufferingPolicy: .bufferingNewest(500))
        guard let news = state.withLock({ $0.calls[id] })?.news else {
            continuation.finish()
            return stream
        }
        let ear = news.hear { continuation.yield($0) }
        let listener = news.listen { if case .ended = $0 { continuation.finish() } }
        continuation.onTermination = { _ in
            news.remove(ear)
            news.remove(listener)
        }
        return stream
    }

    /// What happens in all calls from now on. Who does not keep up misses the oldest.
    public var news: AsyncStream<SwitchboardNews> {
        let (stream, continuation) = AsyncStream<SwitchboardNews>.makeStream(bufferingPolicy: .bufferingNewest(4096))
        let number = state.withLock { state in
            state.next += 1
            state.watchers[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in self?.leave(number) }
        return stream
    }

    private func leave(_ watcher: Int) { _ = state.withLock { $0.watchers.removeValue(forKey: watcher) } }

    /// No more news.
    func finish() {
        for watcher in state.withLock({ Array($0.watchers.values) }) { watcher.finish() }
    }

    /// What is known of a call that is to begin.
    func note(_ origin: CallOrigin?, of call: String) { state.withLock { $0.origins.note(origin, of: call) } }

    func tell(_ news: SwitchboardNews) {
        let (watchers, news) = state.withLock { (Array($0.watchers.values), $0.origins.completed(news)) }
        for watcher in watchers { watcher.yield(news) }
    }
}
