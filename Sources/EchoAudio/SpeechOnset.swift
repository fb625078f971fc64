/// Notices within 20 to 30 ms that something sounds that did not sound before, be it a word, a cough or a door.
///
/// Detectors of speech need a tenth of a second to be sure; who is spoken over should not talk on for so long.
public struct SpeechOnset: Sendable {
    /// 10 ms.
    private static let blockLength = 240
    /// So much louder than the room, dB.
    private static let margin: Float = 12
    /// Nothing softer is a person near the microphone, dBFS.
    private static let least: Float = -52
    /// So many blocks of the last three.
    private static let needed = 2
    /// The room is taken to grow louder so slowly, dB in 10 ms: 3 dB a second while it is quiet …
    private static let rise: Float = 0.03
    /// … and 1 dB a second while something sounds, so that a fan that was switched on is not a voice for ever.
    private static let slowRise: Float = 0.01

    private var blocks = SampleBlocks(of: Self.blockLength)
    private var room: Float?
    private var recent: UInt8 = 0

    public init() {}

    /// Whether something began to sound in these samples, or still does.
    public mutating func process(_ samples: [Int16]) -> Bool {
        let whole = blocks.receive(samples)
        var isHeard = false
        for start in stride(from: 0, to: whole.count, by: Self.blockLength)
        where receive(Decibels.fromSamples(whole[start..<start + Self.blockLength])) {
            isHeard = true
        }
        return isHeard
    }

    private mutating func receive(_ level: Float) -> Bool {
        let before = room ?? level
        let isLoud = level > max(Self.least, before + Self.margin)
        room = level < before ? level : before + min(level - before, isLoud ? Self.slowRise : Self.rise)
        recent = (recent << 1 | (isLoud ? 1 : 0)) & 0b111
        return recent.nonzeroBitCount >= Self.needed
    }
}
