import EchoText

/// Where a moment stands between the first and the last of a turn.
struct LatencyScale: Sendable, Hashable {
    let start: Double
    let length: Double

    init(from start: Duration, to end: Duration) {
        self.start = DurationWording.seconds(start)
        length = max(0.001, DurationWording.seconds(end - start))
    }

    /// 0 to 1.
    func position(_ moment: Duration) -> Double {
        min(1, max(0, (DurationWording.seconds(moment) - start) / length))
    }

    func range(_ start: Duration, _ end: Duration) -> ClosedRange<Double> {
        let first = position(start)
        return first...max(first, position(end))
    }
}
