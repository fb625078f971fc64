/// The measures against the loudspeaker's echo in the microphone, and their effect.
public struct ProtectionStatus: Sendable, Hashable {
    /// The protection in use: never `automatic`.
    public var protection: EchoProtection
    /// Nothing needs to be done: the loudspeaker is a headset's or headphones'.
    public var isWorn: Bool
    /// The microphone does not hear what is played.
    public var isInaudible: Bool
    /// Whether it was found by how much the echo is later than what is played.
    public var isAligned: Bool
    /// By how many decibels the canceller lessens the echo; nil before it was measured.
    public var loss: Int?

    public init(
        _ protection: EchoProtection, isWorn: Bool = false, isInaudible: Bool = false, isAligned: Bool = false,
        loss: Int? = nil
    ) {
        self.protection = protection
        self.isWorn = isWorn
        self.isInaudible = isInaudible
        self.isAligned = isAligned
        self.loss = loss
    }
}
