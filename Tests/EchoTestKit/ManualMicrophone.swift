public import Echo
public import EchoAudio
import Synchronization

/// A microphone that hears what a test says into it.
public final class ManualMicrophone: AudioCaptureProtocol {
    private let onEvent = Mutex<(@Sendable (AudioCaptureEvent) -> Void)?>(nil)
    private let failure: AudioDeviceError?

    /// With a failure it cannot be opened.
    public init(failing failure: AudioDeviceError? = nil) { self.failure = failure }

    public var isOpen: Bool { onEvent.withLock { $0 != nil } }

    public func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        if let failure { return onEvent(.failed(failure, retrying: false)) }
        self.onEvent.withLock { $0 = onEvent }
        onEvent(.opened)
    }

    public func stop() async { onEvent.withLock { $0 = nil } }

    /// Tells of trouble while it is open.
    public func fail(_ error: AudioDeviceError) {
        let onEvent = onEvent.withLock { $0 }
        onEvent?(.failed(error, retrying: true))
    }

    /// Speaks (or is silent) in chunks of 20 ms.
    public func say(_ sound: PCM16) {
        let onEvent = onEvent.withLock { $0 }
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let chunk = PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))
            onEvent?(.captured(CapturedSound(chunk, capturedAt: .now)))
        }
    }
}
