import EchoScreen
import Synchronization

/// One part that can be got, as the test lets it go on.
final class SpyLocalParts: LocalPartsProtocol {
    private struct State {
        var isThere = false
        var requests = 0
        var offers: [LocalPartOffer] = []
        var stops = 0
        var getting: AsyncThrowingStream<PartProgress, any Error>.Continuation?
    }

    let changes: AsyncStream<LocalPartChange>
    let part: LocalPart
    private let change: AsyncStream<LocalPartChange>.Continuation
    private let state = Mutex(State())

    init(_ part: LocalPart) {
        self.part = part
        (changes, change) = AsyncStream.makeStream()
    }

    var requests: Int { state.withLock(\.requests) }
    var stops: Int { state.withLock(\.stops) }

    func offers() async -> [LocalPartOffer] { state.withLock(\.offers) }

    func find(_ offers: LocalPartOffer...) { state.withLock { $0.offers = offers } }

    func standings() async -> [PartStanding] {
        let isThere = state.withLock(\.isThere)
        return [PartStanding(part: part, isThere: isThere, bytes: isThere ? part.disk : 0)]
    }

    func get(_ part: LocalPart) -> AsyncThrowingStream<PartProgress, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: PartProgress.self)
        continuation.onTermination = { [weak self] end in
            if case .cancelled = end { self?.state.withLock { $0.stops += 1 } }
        }
        state.withLock { ($0.requests, $0.getting) = ($0.requests + 1, continuation) }
        return stream
    }

    func tell(_ change: LocalPartChange) { self.change.yield(change) }

    func go(to bytes: Int) {
        _ = state.withLock(\.getting)?.yield(.loaded(bytes: bytes, of: part.download))
    }

    func finish() {
        state.withLock { $0.isThere = true }
        let getting = state.withLock(\.getting)
        getting?.yield(.ready)
        getting?.finish()
    }

    func fail(_ error: PartError) { state.withLock(\.getting)?.finish(throwing: error) }
}
