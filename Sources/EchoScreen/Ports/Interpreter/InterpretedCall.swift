public import Echo

/// The microphones and loudspeakers of both sides of a telephone call while somebody interprets for them.
public struct InterpretedCall: Sendable {
    /// The microphone of this machine, and the other side's telephone.
    public var person: AudioDevices
    /// The other side's telephone, and the loudspeaker of this machine.
    public var partner: AudioDevices

    public init(person: AudioDevices, partner: AudioDevices) { (self.person, self.partner) = (person, partner) }
}
