import Echo
import EchoAudio

extension AudioCaptureEvent {
    var isOpened: Bool { if case .opened = self { true } else { false } }
    var sound: PCM16? { captured?.sound }
    var capturedAt: ContinuousClock.Instant? { captured?.capturedAt }
    private var captured: CapturedSound? { if case .captured(let captured) = self { captured } else { nil } }
    var error: AudioDeviceError? { if case .failed(let error, _) = self { error } else { nil } }
}

extension [AudioPlaybackEvent] {
    /// Of what was handed to the device, seconds.
    var length: Double { compactMap(\.rendered).reduce(0) { $0 + Double($1.samples.count) } / 24_000 }
}

extension AudioPlaybackEvent {
    var isOpened: Bool { if case .opened = self { true } else { false } }
    var started: String? { if case .started(let item) = self { item } else { nil } }
    var finished: String? { if case .finished(let item) = self { item } else { nil } }
    var rendered: PCM16? { if case .rendered(let sound, _, _) = self { sound } else { nil } }
    var error: AudioDeviceError? { if case .failed(let error, _) = self { error } else { nil } }
}
