import EchoAudio

/// Turns the sound of both directions into level events.
struct LevelReporter: Sendable {
    mutating func microphone(_ sound: PCM16, isMuted: Bool, at now: Moment) -> [EchoEvent] { [] }
    mutating func loudspeaker(_ sound: PCM16, at now: Moment) -> [EchoEvent] { [] }
    mutating func silenceMicrophone(at now: Moment) -> [EchoEvent] { [] }
}
