/// A microphone: 24 kHz mono PCM16 in chunks of 20 ms.
public protocol AudioCaptureProtocol: Sendable {
    /// Opens the microphone. Returns at once; what happens is told through `onEvent`, called on the device's own
    /// thread, never blocking it. While open, a device that goes is reopened with backoff until `stop()`.
    func start(onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void)
    /// Closes it; when this returns no further event comes. Harmless when closed.
    func stop() async
    /// The same microphone for who listens beside the conversation, which is not disturbed by it; itself where it can be
    /// opened only once.
    var beside: any AudioCaptureProtocol { get }
}

extension AudioCaptureProtocol {
    public var beside: any AudioCaptureProtocol { self }
}

/// An event of a microphone, in order, on its own thread.
public enum AudioCaptureEvent: Sendable {
    case opened
    case captured(CapturedSound)
    case failed(AudioDeviceError, retrying: Bool)
}
