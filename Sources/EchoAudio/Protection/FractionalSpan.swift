/// Samples at places between those that are known.
enum FractionalSpan {
    /// So many samples before a place, and after it, tell what is there.
    static let before = 1
    static let after = 2

    /// - Parameters:
    ///   - samples: from `before` samples before the first place to `after` beyond the last.
    ///   - fraction: by how much every place is later than a sample, 0 to 1.
    /// - Returns: what is at those places, by a polynomial of the third degree through four samples.
    static func samples(_ samples: [Int16], at fraction: Double) -> [Int16] {
        let count = max(0, samples.count - before - after)
        guard fraction > 0 else { return Array(samples[before..<before + count]) }
        let t = Float(fraction)
        let weights = (
            -t * (t - 1) * (t - 2) / 6, (t + 1) * (t - 1) * (t - 2) / 2, -(t + 1) * t * (t - 2) / 2,
            (t + 1) * t * (t - 1) / 6
        )
        return (0..<count).map { index in
            let first = weights.0 * Float(samples[index]) + weights.1 * Float(samples[index + 1])
            let second = weights.2 * Float(samples[index + 2]) + weights.3 * Float(samples[index + 3])
            return Int16(min(max((first + second).rounded(), -32_768), 32_767))
        }
    }
}
