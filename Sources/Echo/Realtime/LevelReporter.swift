import EchoAudio

/// Turns the sound of both directions into level events, at most 20 a second and only while something sounds.
struct LevelReporter: Sendable {
    /// From this probability on somebody is taken to speak, 0–1: as the server's own turn detection has it by default.
    static let speech: Float = 0.5

    private let meter = LevelMeter()
    private var microphoneThrottle = LevelThrottle()
    private var loudspeakerThrottle = LevelThrottle()
    /// Nil while nothing is listened to.
    private var detector: VoiceActivityDetector?
    /// Somebody spoke since the last event.
    private var hasSpeech = false
    /// When the last sample was taken of what was spoken last; nil while nothing was since the microphone was opened.
    private(set) var spokeAt: ContinuousClock.Instant?
    private var diagnosis = SignalDiagnosis()
    private var toldProblem: SignalProblem?

    mutating func microphone(_ captured: CapturedSound, at now: Moment) -> EchoEvent? {
        let sound = captured.sound
        let isSpeech = isVoiced(sound)
        hasSpeech = hasSpeech || isSpeech
        if isSpeech { spokeAt = captured.capturedAt }
        _ = diagnosis.receive(sound, isSpeech: isSpeech, isClipped: captured.isClipped)
        guard let level = microphoneThrottle.admit(meter.measure(sound), at: now.instant) else { return nil }
        defer { hasSpeech = false }
        return .audioLevelChanged(AudioLevel(direction: .microphone, level: level, isSpeech: hasSpeech))
    }

    mutating func loudspeaker(_ sound: PCM16, at now: Moment) -> EchoEvent? {
        loudspeakerThrottle.admit(meter.measure(sound), at: now.instant).map {
            .audioLevelChanged(AudioLevel(direction: .loudspeaker, level: $0))
        }
    }

    /// The microphone was closed or muted: its meter goes dark.
    mutating func endMicrophone() -> EchoEvent? {
        detector = nil
        hasSpeech = false
        spokeAt = nil
        diagnosis = SignalDiagnosis()
        return microphoneThrottle.end().map { .audioLevelChanged(AudioLevel(direction: .microphone, level: $0)) }
    }

    /// Nothing plays any more.
    mutating func endLoudspeaker() -> EchoEvent? {
        loudspeakerThrottle.end().map { .audioLevelChanged(AudioLevel(direction: .loudspeaker, level: $0)) }
    }

    /// What is wrong with what the microphone gives, when that has changed.
    mutating func newSignal() -> RealtimeFact? {
        defer { toldProblem = diagnosis.problem }
        return diagnosis.problem == toldProblem ? nil : .signal(diagnosis.problem)
    }

    private mutating func isVoiced(_ sound: PCM16) -> Bool {
        // In place: a copy of it would be a copy of all that it remembers.
        if detector == nil { detector = VoiceActivityDetector() }
        return detector?.process(sound.samples).contains { $0 >= Self.speech } ?? false
    }
}
