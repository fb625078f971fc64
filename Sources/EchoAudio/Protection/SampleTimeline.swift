/// Gives every sample of a stream its place on the clock of the room, from times that jitter.
///
/// Samples follow one another without a gap, whenever they come: a thread that is late once changes nothing. What is told
/// otherwise again and again is believed: a little at a time where clocks drift, at once where a device left something
/// out.
struct SampleTimeline: Sendable {
    /// A common beginning for all streams.
    static let epoch = ContinuousClock().systemEpoch
    /// What is told may differ so much, in samples, before it is believed at once: 80 ms.
    static let slack = 1_920
    /// What differs by less is jitter or drift: 4 ms.
    private static let step = 96
    /// What is told so often to differ by more is so: 160 ms of chunks of 20 ms.
    private static let needed = 8
    /// On average it may differ so much before the stream slips: half a millisecond.
    private static let tolerance = 12.0

    private var next: Int?
    private var error = 0.0
    /// The last differences of one sign that were more than jitter.
    private var differences: [Int] = []

    /// - Parameter lastAt: when the last of so many samples sounds.
    /// - Returns: the place of the first.
    mutating func place(_ count: Int, lastAt: ContinuousClock.Instant) -> Int {
        let told = Self.index(lastAt) + 1 - count
        guard let next, abs(told - next) <= Self.slack else { return begin(at: told, count) }
        let difference = told - next
        note(difference)
        if differences.count >= Self.needed { return begin(at: next + typicalDifference, count) }
        // One that is far off says nothing about drift.
        let counted = min(max(difference, -Self.step), Self.step)
        error += (Double(counted) - error) / 64
        let slip = error > Self.tolerance ? 1 : error < -Self.tolerance ? -1 : 0
        error -= Double(slip)
        self.next = next + slip + count
        return next + slip
    }

    static func index(_ instant: ContinuousClock.Instant) -> Int {
        let (seconds, attoseconds) = (instant - epoch).components
        return Int(seconds) * PCM16.sampleRate + Int(attoseconds / 1_000_000_000) * PCM16.sampleRate / 1_000_000_000
    }

    private mutating func begin(at place: Int, _ count: Int) -> Int {
        error = 0
        differences = []
        next = place + count
        return place
    }

    private mutating func note(_ difference: Int) {
        guard abs(difference) > Self.step else { return differences = [] }
        if let last = differences.last, (last > 0) != (difference > 0) { differences = [] }
        differences.append(difference)
    }

    private var typicalDifference: Int { differences.sorted()[differences.count / 2] }
}
