import EchoAudio

/// Turns the sound of both directions into level events, at most 20 a second and only while something sounds.
struct LevelReporter: Sendable {
    private let meter = LevelMeter()
    private var microphoneThrottle = LevelThrottle()
    private var loudspeakerThrottle = LevelThrottle()

    mutating func microphone(_ sound: PCM16, at now: Moment) -> EchoEvent? {
        microphoneThrottle.admit(meter.measure(sound), at: now.instant).map { event(.microphone, $0) }
    }

    mutating func loudspeaker(_ sound: PCM16, at now: Moment) -> EchoEvent? {
        loudspeakerThrottle.admit(meter.measure(sound), at: now.instant).map { event(.loudspeaker, $0) }
    }

    /// The microphone was closed or muted: its meter goes dark.
    mutating func endMicrophone() -> EchoEvent? { microphoneThrottle.end().map { event(.microphone, $0) } }

    /// Nothing plays any more.
    mutating func endLoudspeaker() -> EchoEvent? { loudspeakerThrottle.end().map { event(.loudspeaker, $0) } }

    private func event(_ direction: AudioLevel.Direction, _ level: LevelReading) -> EchoEvent {
        .audioLevelChanged(AudioLevel(direction: direction, level: level))
    }
}
