/// Tells hum and tones from a voice: their loudest bands keep their level, a voice's never do for long.
struct StillnessTracker: Sendable {
    /// dB.
    private static let tolerance: Float = 0.7
    private static let loudest = 3

    private var previous: [Float] = []

    /// Whether the loudest bands are as loud as they were 20 ms before.
    mutating func receive(_ levels: [Float]) -> Bool {
        defer { previous = levels }
        guard previous.count == levels.count else { return false }
        let strongest = levels.indices.sorted { levels[$0] > levels[$1] }.prefix(Self.loudest)
        return strongest.allSatisfy { abs(levels[$0] - previous[$0]) < Self.tolerance }
    }
}
