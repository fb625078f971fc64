public import Echo
public import EchoAudio
import Synchronization

/// The loudspeaker, through ALSA.
public final class ALSAPlayback: AudioPlaybackProtocol {
    private struct State {
        var session: PlaybackSession?
        var onEvent: @Sendable (AudioPlaybackEvent) -> Void = { _ in }
        /// The one that was chosen; nil for the default one.
        var device: String?
    }

    private let shield: EchoShield?
    private let options: ALSAOptions
    private let tuning = DeviceTuning()
    private let state = Mutex(State())

    /// - Parameters:
    ///   - options: of the default device.
    ///   - shield: is told what is played, so that the microphone can be kept from hearing it.
    public init(_ options: ALSAOptions = .loudspeaker(), shield: EchoShield? = nil) {
        self.options = options
        self.shield = shield
    }

    deinit { state.withLock { $0.session }?.abandon() }

    public func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void) {
        let old = state.withLock { state in
            defer { state = State(session: nil, onEvent: onEvent, device: state.device) }
            return state.session
        }
        old?.abandon()
        _ = session()
    }

    public func enqueue(_ sound: PCM16, item: String) { session().enqueue(sound, item: item) }

    public func endOfItem(_ item: String) { state.withLock { $0.session }?.endOfItem(item) }

    public func duck() { state.withLock { $0.session }?.duck() }

    public func restore() { state.withLock { $0.session }?.restore() }

    public func interrupt() async -> [RenderedItem] { state.withLock { $0.session }?.interrupt() ?? [] }

    public func takeBack() async -> [QueuedSound]? { state.withLock { $0.session }?.takeBack() ?? [] }

    public func stop() async { await state.withLock { $0.session.take() }?.stop() }

    /// Acts with what is written next.
    /// - Parameters:
    ///   - gain: added to what the device is given, dB; what becomes too loud is cut off.
    ///   - latency: how much later it is heard than the device tells; what was heard of an answer is counted by it.
    public func tune(gain: Double, latency: Duration) {
        tuning.set(DeviceTuning.Values(gain: gain, latency: max(.zero, latency)))
    }

    /// Goes on with another device, also in the middle of a word: what the old one has it still plays, the new one plays
    /// what follows. A device that is not there is replaced by the default one, which is told.
    /// - Parameter device: the id of one of `ALSADevices.choices`; nil for the default one.
    public func use(device: String?) {
        let session = state.withLock { state in
            state.device = device
            return state.session
        }
        session?.use(device: device)
    }

    /// The running session, opened when there is none.
    private func session() -> PlaybackSession {
        state.withLock { state in
            if let session = state.session { return session }
            let session = PlaybackSession(
                DeviceChoice(options, chosen: state.device), shield: shield, tuning: tuning, onEvent: state.onEvent)
            state.session = session
            session.start()
            return session
        }
    }
}
