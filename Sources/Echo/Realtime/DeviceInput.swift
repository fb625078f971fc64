import EchoAudio

/// What comes from the sound devices' threads, in one order.
enum DeviceInput: Sendable {
    case captured(PCM16, at: ContinuousClock.Instant)
    case rendered(PCM16)
    case fact(RealtimeFact)

    init(_ event: AudioCaptureEvent) {
        switch event {
        case .opened: self = .fact(.microphone(.open))
        case .captured(let sound, let instant): self = .captured(sound, at: instant)
        case .failed(let error, let retrying): self = .fact(.microphone(.failed(error, retrying: retrying)))
        }
    }

    init(_ event: AudioPlaybackEvent) {
        switch event {
        case .opened: self = .fact(.loudspeaker(.open))
        case .started(let item): self = .fact(.playbackStarted(item: item))
        case .rendered(let sound): self = .rendered(sound)
        case .finished(let item): self = .fact(.playbackFinished(item: item))
        case .failed(let error, let retrying): self = .fact(.loudspeaker(.failed(error, retrying: retrying)))
        }
    }
}
