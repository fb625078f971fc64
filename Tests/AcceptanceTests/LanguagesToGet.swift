import Immersion
import Synchronization

/// Languages that can be got, as the test lets it go on.
final class LanguagesToGet: LanguageGetterProtocol {
    private struct State {
        var there: Set<RoomLanguage> = []
        var requests = 0
        var stops = 0
        var getting: AsyncThrowingStream<LanguageProgress, any Error>.Continuation?
    }

    private let state = Mutex(State())

    var requests: Int { state.withLock(\.requests) }
    var stops: Int { state.withLock(\.stops) }

    func has(_ language: RoomLanguage) -> Bool { state.withLock { $0.there.contains(language) } }

    func command(for language: RoomLanguage) -> [String]? { ["get", language.rawValue] }

    func get(_ language: RoomLanguage) -> AsyncThrowingStream<LanguageProgress, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: LanguageProgress.self)
        continuation.onTermination = { [weak self] end in
            if case .cancelled = end { self?.state.withLock { $0.stops += 1 } }
        }
        state.withLock { ($0.requests, $0.getting) = ($0.requests + 1, continuation) }
        return stream
    }

    func tell(_ progress: LanguageProgress) { _ = state.withLock(\.getting)?.yield(progress) }

    func fail(_ error: LanguageGettingError) { state.withLock(\.getting)?.finish(throwing: error) }

    /// It is on this machine from now on.
    func install(_ language: RoomLanguage) { _ = state.withLock { $0.there.insert(language) } }

    func finish(_ language: RoomLanguage) {
        install(language)
        tell(.ready)
        state.withLock(\.getting)?.finish()
    }
}
