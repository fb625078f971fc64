public import Echo
import Synchronization

/// The microphone, through ALSA.
public final class ALSACapture: AudioCaptureProtocol {
    private let options: ALSAOptions
    private let session = Mutex<CaptureSession?>(nil)

    public init(_ options: ALSAOptions = .microphone()) { self.options = options }

    deinit { session.withLock { $0 }?.abandon() }

    public func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        let new = CaptureSession(options, onEvent: onEvent)
        let old = session.withLock { session in
            defer { session = new }
            return session
        }
        old?.abandon()
        new.start()
    }

    public func stop() async { await session.withLock { $0.take() }?.stop() }
}
