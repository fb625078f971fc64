public import Echo

/// A device that can be chosen, and what else is known of it.
public struct SoundDevice: Sendable, Hashable {
    public var device: AudioDevice
    /// It is worn on the head or in the ears: its loudspeaker does not reach its microphone.
    public var isWorn: Bool

    public init(_ device: AudioDevice, isWorn: Bool = false) {
        self.device = device
        self.isWorn = isWorn
    }
}
