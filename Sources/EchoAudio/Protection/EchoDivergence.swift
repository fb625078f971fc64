/// Notices a canceller that has lost its way: for some frames more comes out of it than arrived.
///
/// Speexdsp's does so over long vowels, and where nothing of the loudspeaker is heard while somebody speaks.
struct EchoDivergence: Sendable {
    /// So many of the last eight frames of 10 ms.
    private static let needed = 4
    /// What comes out is louder by this, dB.
    private static let excess: Float = 1
    /// A sound that dies away comes out later than it arrived: frames that are softer by this than the one before say
    /// nothing, dB.
    private static let decay: Float = 1.5
    /// Softer sounds disturb nobody, dBFS.
    private static let softest: Float = -55

    private var louder: UInt8 = 0
    private var before = LevelReading.floor

    /// - Parameters:
    ///   - arrived: level of a frame, dBFS.
    ///   - after: its level after cancelling.
    /// - Returns: whether the canceller should begin anew.
    mutating func receive(arrived: Float, after: Float) -> Bool {
        let isSteady = arrived > before - Self.decay
        before = arrived
        louder = louder << 1 | (isSteady && after > max(arrived + Self.excess, Self.softest) ? 1 : 0)
        guard louder.nonzeroBitCount >= Self.needed else { return false }
        louder = 0
        return true
    }
}
