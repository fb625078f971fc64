public import Echo
public import EchoAudio
import Synchronization

/// The loudspeaker, through ALSA.
public final class ALSAPlayback: AudioPlaybackProtocol {
    private struct State {
        var session: PlaybackSession?
        var onEvent: @Sendable (AudioPlaybackEvent) -> Void = { _ in }
    }

    private let options: ALSAOptions
    private let state = Mutex(State())

    public init(_ options: ALSAOptions = .loudspeaker()) { self.options = options }

    deinit { state.withLock { $0.session }?.abandon() }

    public func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        let old = state.withLock { state in
            defer { state = State(session: nil, onEvent: onEvent) }
            return state.session
        }
        old?.abandon()
        _ = session()
    }

    public func enqueue(_ sound: PCM16, item: String) { session().enqueue(sound, item: item) }

    public func endOfItem(_ item: String) { state.withLock { $0.session }?.endOfItem(item) }

    public func interrupt() async -> [RenderedItem] { state.withLock { $0.session }?.interrupt() ?? [] }

    public func stop() async { await state.withLock { $0.session.take() }?.stop() }

    /// The running session, opened when there is none.
    private func session() -> PlaybackSession {
        state.withLock { state in
            if let session = state.session { return session }
            let session = PlaybackSession(options, onEvent: state.onEvent)
            state.session = session
            session.start()
            return session
        }
    }
}
