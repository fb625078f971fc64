public import EchoApp

/// What one side said in a call, in one breath.
public struct CallSoundPiece: Sendable, Hashable {
    public let sound: KeptSound
    public let isCaller: Bool

    public init(_ sound: KeptSound, isCaller: Bool) { (self.sound, self.isCaller) = (sound, isCaller) }
}
