public import Echo
import Synchronization

/// The microphone, through ALSA.
public final class ALSACapture: AudioCaptureProtocol {
    private struct State {
        var session: CaptureSession?
        /// The one that was chosen; nil for the default one.
        var device: String?
    }

    private let shield: EchoShield?
    private let options: ALSAOptions
    private let tuning = DeviceTuning()
    private let state = Mutex(State())

    /// - Parameters:
    ///   - options: of the default device.
    ///   - shield: takes out of what is captured what the loudspeaker played.
    public init(_ options: ALSAOptions = .microphone(), shield: EchoShield? = nil) {
        self.options = options
        self.shield = shield
    }

    deinit { state.withLock { $0.session }?.abandon() }

    public func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        let (new, old) = state.withLock { state in
            let new = CaptureSession(
                DeviceChoice(options, chosen: state.device), shield: shield, tuning: tuning, onEvent: onEvent)
            defer { state.session = new }
            return (new, state.session)
        }
        old?.abandon()
        new.start()
    }

    public func stop() async { await state.withLock { $0.session.take() }?.stop() }

    /// Acts at once.
    /// - Parameter gain: added to what the device gives, dB; what becomes too loud is cut off.
    public func tune(gain: Double) { tuning.set(DeviceTuning.Values(gain: gain)) }

    /// Goes on with another device, also while somebody speaks. A device that is not there is replaced by the default
    /// one, which is told.
    /// - Parameter device: the id of one of `ALSADevices.choices`; nil for the default one.
    public func use(device: String?) {
        let session = state.withLock { state in
            state.device = device
            return state.session
        }
        session?.use(device: device)
    }
}
