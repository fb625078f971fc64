public import EchoScreen

/// The sound of one side of a call, in one breath.
public struct CallSoundPiece: Sendable, Hashable {
    public let sound: KeptSound
    public let isCaller: Bool

    public init(_ sound: KeptSound, isCaller: Bool) { (self.sound, self.isCaller) = (sound, isCaller) }
}

extension CallSoundPiece {
    /// Where the whole call was recorded, that alone: its messages are in it.
    public static func preferred(_ pieces: [CallSoundPiece]) -> [CallSoundPiece] {
        let whole = pieces.filter { WholeCallSound.isWhole($0.sound.message) }
        return whole.isEmpty ? pieces : whole
    }
}
