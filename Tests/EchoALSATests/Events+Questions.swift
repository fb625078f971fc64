import Echo
import EchoAudio

extension AudioCaptureEvent {
    var isOpened: Bool { if case .opened = self { true } else { false } }
    var sound: PCM16? { if case .captured(let sound, _, _) = self { sound } else { nil } }
    var capturedAt: ContinuousClock.Instant? { if case .captured(_, let instant, _) = self { instant } else { nil } }
    var error: AudioDeviceError? { if case .failed(let error, _) = self { error } else { nil } }
}

extension AudioPlaybackEvent {
    var isOpened: Bool { if case .opened = self { true } else { false } }
    var started: String? { if case .started(let item) = self { item } else { nil } }
    var finished: String? { if case .finished(let item) = self { item } else { nil } }
    var rendered: PCM16? { if case .rendered(let sound, _, _) = self { sound } else { nil } }
    var error: AudioDeviceError? { if case .failed(let error, _) = self { error } else { nil } }
}
