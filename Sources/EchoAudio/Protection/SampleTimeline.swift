/// Gives every sample of a stream its place on a clock that counts the stream's own samples.
///
/// Samples follow one another without a gap, whenever they come: a thread that is late once changes nothing, and what is
/// told of a device's delay, which sound servers estimate, is no better than counting as long as nothing is left out.
/// Where a device did leave something out, what is told otherwise again and again is believed. How far the stream's
/// clock has gone from the room's is measured besides.
struct SampleTimeline: Sendable {
    /// A common beginning for all streams.
    static let epoch = ContinuousClock().systemEpoch
    /// What is told may differ so much, in samples, before it is believed at once: a quarter of a second.
    static let slack = 6_000
    /// What differs by less is jitter: eight times what it differs by on average, 4 ms at least and 24 at most. PipeWire's
    /// estimates wander by 30 ms in the seconds after a start and by 4.5 ms for ever, PulseAudio's by less than one.
    private static let jitters = 96.0...576.0
    private static let spread = 8.0
    /// The average of so many: five seconds.
    private static let jitterMemory = 256
    /// What is told so often to differ by more is so: 100 ms of chunks of 20 ms.
    private static let needed = 5
    /// The room's clock is the average of so many: two and a half seconds.
    private static let memory = 128
    /// The first that was told is as wrong as any: what so many say on average is where the stream begins.
    private static let opinions = 16

    private var next: Int?
    /// What is told on average, less what was counted.
    private var error = 0.0
    private var told = 0
    /// By how much what is told differs from what was counted, on average, in samples.
    private var jitter = 0.0
    private var heardOf = 0
    /// The last differences of one sign that were more than jitter.
    private var differences: [Int] = []
    /// Samples that were placed while they were told.
    private var doubted = 0
    /// How many samples before the last ones turned out to stand as wrong as those would have.
    private(set) var misplaced = 0

    /// By how many samples the room's clock is ahead of this one.
    var drift: Int { told > Self.opinions ? Int(error.rounded()) : 0 }

    /// - Parameters:
    ///   - lastAt: when the last of so many samples sounds.
    ///   - offset: of the clock that places are asked on against the room's, in samples.
    /// - Returns: the place of the first.
    mutating func place(_ count: Int, lastAt: ContinuousClock.Instant, offset: Int = 0) -> Int {
        let place = Self.index(lastAt) + 1 - count + offset
        misplaced = 0
        guard let next, abs(place - next - Int(error)) <= Self.slack else { return begin(at: place, count) }
        let difference = place - next - Int(error)
        note(difference)
        if differences.count >= Self.needed {
            misplaced = doubted
            return leap(to: next + typicalDifference, count)
        }
        doubted = differences.isEmpty ? 0 : doubted + count
        // One that is far off says nothing about drift.
        guard differences.isEmpty else { return leap(to: next, count) }
        told += 1
        error += Double(difference) / Double(min(told, Self.memory))
        guard told == Self.opinions else { return leap(to: next, count) }
        defer { error -= Double(Int(error)) }
        return leap(to: next + Int(error), count)
    }

    static func index(_ instant: ContinuousClock.Instant) -> Int { FrameCount.frames(instant - epoch) }

    private mutating func begin(at place: Int, _ count: Int) -> Int {
        (error, told) = (0, 0)
        (jitter, heardOf) = (0, 0)
        return leap(to: place, count)
    }

    private mutating func leap(to place: Int, _ count: Int) -> Int {
        if place != next { (differences, doubted) = ([], 0) }
        next = place + count
        return place
    }

    private mutating func note(_ difference: Int) {
        let step = min(max(Self.spread * jitter, Self.jitters.lowerBound), Self.jitters.upperBound)
        let size = Double(abs(difference))
        heardOf += 1
        jitter += (min(size, step) - jitter) / Double(min(heardOf, Self.jitterMemory))
        guard size > step else { return differences = [] }
        if let last = differences.last, (last > 0) != (difference > 0) { (differences, doubted) = ([], 0) }
        differences.append(difference)
    }

    private var typicalDifference: Int { differences.sorted()[differences.count / 2] }
}
