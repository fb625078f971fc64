/// The middle and the slow end of what was measured.
struct Percentiles: Sendable, Hashable {
    let p50: Duration
    let p95: Duration

    /// By nearest rank: both were measured. Nil when nothing was.
    init?(_ durations: [Duration]) {
        guard !durations.isEmpty else { return nil }
        let sorted = durations.sorted()
        p50 = sorted[Self.rank(50, of: sorted.count)]
        p95 = sorted[Self.rank(95, of: sorted.count)]
    }

    private static func rank(_ percent: Int, of count: Int) -> Int { max(0, (count * percent + 99) / 100 - 1) }
}
