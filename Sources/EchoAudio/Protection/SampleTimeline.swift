/// Gives every sample of a stream its place on the clock of the room, from times that jitter.
///
/// Samples follow one another without a gap, whenever they come: a thread that is late once changes nothing. What is told
/// otherwise again and again is believed: a little at a time where clocks drift, at once where a device left something
/// out.
struct SampleTimeline: Sendable {
    /// A common beginning for all streams.
    static let epoch = ContinuousClock().systemEpoch
    /// What is told may differ so much, in samples, before it is believed at once: a quarter of a second.
    static let slack = 6_000
    /// What differs by less is jitter or drift: 4 ms.
    private static let step = 96
    /// What is told so often to differ by more is so: 100 ms of chunks of 20 ms.
    private static let needed = 5
    /// On average of so many it may differ by the tolerance before the stream slips: two and a half seconds.
    private static let memory = 128
    /// The first that was told is as wrong as any: what so many say on average is right.
    private static let opinions = 16

    /// In samples.
    private let tolerance: Double
    /// By how many samples the stream has slipped since it began: how its clock differs from the room's.
    private(set) var slipped = 0
    private var next: Int?
    private var error = 0.0
    private var told = 0
    /// The last differences of one sign that were more than jitter.
    private var differences: [Int] = []

    /// - Parameter tolerance: in samples; a millisecond is no matter where the other stream is as wrong.
    init(tolerance: Double = 24) { self.tolerance = tolerance }

    /// - Parameters:
    ///   - lastAt: when the last of so many samples sounds.
    ///   - offset: of the clock that places are asked on, in samples.
    /// - Returns: the place of the first.
    mutating func place(_ count: Int, lastAt: ContinuousClock.Instant, offset: Int = 0) -> Int {
        let place = Self.index(lastAt) + 1 - count + offset
        guard let next, abs(place - next) <= Self.slack else { return begin(at: place, count) }
        let difference = place - next
        note(difference)
        if differences.count >= Self.needed { return begin(at: next + typicalDifference, count) }
        // One that is far off says nothing about drift.
        let counted = min(max(difference, -Self.step), Self.step)
        told += 1
        error += (Double(counted) - error) / Double(min(told, Self.memory))
        let slip = self.slip
        error -= Double(slip)
        self.next = next + slip + count
        slipped += slip
        return next + slip
    }

    private var slip: Int {
        guard told > Self.opinions else { return told == Self.opinions ? Int(error) : 0 }
        return error > tolerance ? 1 : error < -tolerance ? -1 : 0
    }

    static func index(_ instant: ContinuousClock.Instant) -> Int {
        let (seconds, attoseconds) = (instant - epoch).components
        return Int(seconds) * PCM16.sampleRate + Int(attoseconds / 1_000_000_000) * PCM16.sampleRate / 1_000_000_000
    }

    private mutating func begin(at place: Int, _ count: Int) -> Int {
        (error, told, slipped) = (0, 0, 0)
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
