public import EchoAudio

/// What microphone and loudspeaker are doing.
public struct AudioStatus: Sendable, Hashable {
    /// What a sound device is doing.
    public enum Device: Sendable, Hashable {
        case closed
        case opening
        case open
        /// Not working; being tried again by itself when `retrying`.
        case failed(AudioDeviceError, retrying: Bool)
    }

    public var microphone: Device
    public var loudspeaker: Device
    /// A muted microphone stays open, but what it hears is not sent.
    public var isMuted: Bool

    public init(microphone: Device = .closed, loudspeaker: Device = .closed, isMuted: Bool = false) {
        self.microphone = microphone
        self.loudspeaker = loudspeaker
        self.isMuted = isMuted
    }
}

/// How loud one direction is, at most 20 times a second and only while something sounds.
public struct AudioLevel: Sendable, Hashable {
    /// What the user says, or what the assistant does.
    public enum Direction: String, Sendable, Hashable { case microphone, loudspeaker }

    public var direction: Direction
    public var level: LevelReading

    public init(direction: Direction, level: LevelReading) {
        self.direction = direction
        self.level = level
    }
}
