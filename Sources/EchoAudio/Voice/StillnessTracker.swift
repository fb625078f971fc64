/// Tells hum and tones from a voice: their loudest bands keep their level, a voice's never do for long.
struct StillnessTracker: Sendable {
    /// dB.
    private static let tolerance: Float = 0.7
    private static let loudest = 3

    private var previous: SpeechBands.Values?

    /// Whether the loudest bands are as loud as they were 20 ms before.
    mutating func receive(_ levels: SpeechBands.Values) -> Bool {
        defer { previous = levels }
        guard let previous else { return false }
        var isStill = true
        levels.forGreatest(Self.loudest) { band in
            isStill = isStill && abs(levels[band] - previous[band]) < Self.tolerance
        }
        return isStill
    }
}
