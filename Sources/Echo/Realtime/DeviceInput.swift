import EchoAudio

/// Input from the sound devices' threads, in one order.
enum DeviceInput: Sendable {
    case captured(CapturedSound)
    case rendered(PCM16, item: String?, heardAt: ContinuousClock.Instant)
    case fact(RealtimeFact)

    init(_ event: AudioCaptureEvent) {
        switch event {
        case .opened: self = .fact(.microphone(.open))
        case .captured(let captured): self = .captured(captured)
        case .failed(let error, let retrying): self = .fact(.microphone(.failed(error, retrying: retrying)))
        }
    }

    init(_ event: AudioPlaybackEvent) {
        switch event {
        case .opened: self = .fact(.loudspeaker(.open))
        case .started(let item): self = .fact(.playbackStarted(item: item))
        case .heard(let item, let instant): self = .fact(.playbackHeard(item: item, at: instant))
        case .rendered(let sound, let item, let instant): self = .rendered(sound, item: item, heardAt: instant)
        case .finished(let item): self = .fact(.playbackFinished(item: item))
        case .failed(let error, let retrying): self = .fact(.loudspeaker(.failed(error, retrying: retrying)))
        }
    }
}
