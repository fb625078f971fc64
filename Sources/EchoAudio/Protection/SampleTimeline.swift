/// Gives every sample of a stream its place on the clock of the room, from times that jitter.
struct SampleTimeline: Sendable {
    /// A common beginning for all streams.
    static let epoch = ContinuousClock().systemEpoch
    /// What is told may differ so much, in samples, before it is believed at once: 40 ms.
    static let slack = 960
    /// On average it may differ so much before the stream slips: half a millisecond.
    private static let tolerance = 12.0

    private var next: Int?
    private var error = 0.0

    /// - Parameter lastAt: when the last of so many samples sounds.
    /// - Returns: the place of the first.
    mutating func place(_ count: Int, lastAt: ContinuousClock.Instant) -> Int {
        let told = Self.index(lastAt) + 1 - count
        guard let next, abs(told - next) <= Self.slack else {
            error = 0
            self.next = told + count
            return told
        }
        error += (Double(told - next) - error) / 64
        let slip = error > Self.tolerance ? 1 : error < -Self.tolerance ? -1 : 0
        error -= Double(slip)
        self.next = next + slip + count
        return next + slip
    }

    static func index(_ instant: ContinuousClock.Instant) -> Int {
        let (seconds, attoseconds) = (instant - epoch).components
        return Int(seconds) * PCM16.sampleRate + Int(attoseconds / 1_000_000_000) * PCM16.sampleRate / 1_000_000_000
    }
}
