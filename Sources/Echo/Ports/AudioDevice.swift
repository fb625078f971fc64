/// A device for sound that can be chosen.
public struct AudioDevice: Sendable, Hashable, Identifiable {
    public enum Direction: String, Sendable, Hashable, CaseIterable { case input, output }

    /// The name the sound system opens it by: "default", "hw:CARD=PCH,DEV=0".
    public var id: String
    /// The name people know: "Jabra Evolve 65".
    public var name: String
    public var direction: Direction
    /// It is the one that is used unless another is chosen.
    public var isDefault: Bool
    /// The system's own switch is off: it gives or takes silence.
    public var isMuted: Bool

    public init(
        id: String, name: String, direction: Direction, isDefault: Bool = false, isMuted: Bool = false
    ) {
        self.id = id
        self.name = name
        self.direction = direction
        self.isDefault = isDefault
        self.isMuted = isMuted
    }
}

/// The protection that keeps the assistant from hearing itself through the loudspeaker.
public enum EchoProtection: String, Sendable, Hashable, CaseIterable {
    /// Nothing, as a headset needs it.
    case off
    /// The microphone must be clearly louder than what the loudspeaker plays.
    case gate
    /// An acoustic echo canceller takes out what the loudspeaker plays.
    case cancel
    case both
    /// Chosen by the device: off for a headset, both for a loudspeaker.
    case automatic
}
