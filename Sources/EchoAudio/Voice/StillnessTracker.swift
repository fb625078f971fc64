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
        var rest = levels
        for _ in 0..<Self.loudest {
            let loudest = rest.indices.reduce(0) { rest[$1] > rest[$0] ? $1 : $0 }
            guard abs(levels[loudest] - previous[loudest]) < Self.tolerance else { return false }
            rest[loudest] = -.infinity
        }
        return true
    }
}
