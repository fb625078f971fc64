/// Hears what tells a voice from noise, every 20 ms: how far each band stands out of its noise and of what is usual, now
/// and a moment ago, and whether the sound has a pitch that goes on and moves.
package struct SpeechFeatures: Sendable {
    /// The reading of one frame.
    package struct Frame: Sendable {
        /// About −1.5 to 3 each.
        package var numbers: [Float]
        /// It has a pitch, stands out of the noise and moves.
        var isVoiced: Bool
        /// Its loudest bands have kept their level for most of 100 ms: a voice's never do.
        var isTone: Bool
    }

    /// Numbers that one frame makes.
    package static let count = 3 * SpeechBands.count + 17
    /// How alike two periods of a voice are.
    private static let pitched: Float = 0.5

    private let bands = SpeechBands()
    private var floors = Array(repeating: NoiseFloor(), count: SpeechBands.count)
    private var usual = Array(repeating: UsualLevel(), count: SpeechBands.count)
    private var pitch = PitchTracker()
    private var stillness = StillnessTracker()
    private var before = [2 of SpeechBands.Values](repeating: SpeechBands.Values(repeating: 0))
    private var excess = Trail()
    private var dominance = Trail()
    private var strength = Trail()
    private var continuity = RecentValues(5)
    private var stills = RecentValues(5)
    private var period = 0

    package init() {}

    /// - Parameter frame: 480 samples at 24 kHz.
    package mutating func receive(_ frame: ArraySlice<Int16>) -> Frame {
        let levels = bands.levels(frame)
        var (ratios, unusual) = (SpeechBands.Values(repeating: 0), SpeechBands.Values(repeating: 0))
        for band in levels.indices {
            ratios[band] = Self.tens(levels[band] - floors[band].receive(levels[band]), -0.6, 3)
            unusual[band] = Self.tens(levels[band] - usual[band].receive(levels[band]), -1.5, 2.5)
        }
        let past = SpeechBands.Values { (before[0][$0] + before[1][$0]) / 2 }
        (before[0], before[1]) = (before[1], ratios)
        let heard = pitch.receive(frame)
        let isStill = stillness.receive(levels)
        note(ratios, unusual, heard, isStill)
        var numbers: [Float] = []
        numbers.reserveCapacity(Self.count)
        for values in [ratios, past, unusual] { for band in values.indices { numbers.append(values[band]) } }
        for trail in [excess, dominance, strength] { trail.append(to: &numbers) }
        numbers.append(continuity.mean)
        numbers.append(stills.mean)
        return Frame(
            numbers: numbers, isVoiced: heard.strength > Self.pitched && excess.latest > 0.3 && !isStill,
            isTone: stills.mean >= 0.6)
    }

    private mutating func note(
        _ ratios: SpeechBands.Values, _ unusual: SpeechBands.Values, _ heard: PitchTracker.Pitch, _ isStill: Bool
    ) {
        excess.append(Self.better(ratios))
        dominance.append(Self.better(unusual))
        strength.append(heard.strength)
        // A voice glides: within 20 ms its period changes by no more than an eighth.
        let goesOn = abs(heard.period - period) * 8 <= period
        continuity.append(goesOn ? heard.strength : 0)
        stills.append(isStill ? 1 : 0)
        period = heard.period
    }

    /// Tens of decibels, within bounds.
    private static func tens(_ decibels: Float, _ least: Float, _ most: Float) -> Float {
        min(most, max(least, decibels / 10))
    }

    /// The mean of the better half.
    private static func better(_ values: SpeechBands.Values) -> Float {
        let count = values.count / 2
        var sum: Float = 0
        values.forGreatest(count) { sum += values[$0] }
        return sum / Float(count)
    }

    /// One quantity, now and over 60 ms, 200 ms and a second.
    private struct Trail: Sendable {
        private(set) var latest: Float = 0
        private var short = RecentValues(3)
        private var middle = RecentValues(10)
        private var long = RecentValues(50)

        mutating func append(_ value: Float) {
            latest = value
            short.append(value)
            middle.append(value)
            long.append(value)
        }

        func append(to numbers: inout [Float]) {
            numbers.append(latest)
            numbers.append(short.least)
            numbers.append(middle.mean)
            numbers.append(long.mean)
            numbers.append(long.spread)
        }
    }
}

/// The last values of one quantity, and what can be said of all of them.
private struct RecentValues: Sendable {
    private var values: [Float]
    private var next = 0

    /// - Parameter count: how many are kept; zeros before there are any.
    init(_ count: Int) { values = Array(repeating: 0, count: count) }

    mutating func append(_ value: Float) {
        values[next] = value
        next = (next + 1) % values.count
    }

    var mean: Float { values.reduce(0, +) / Float(values.count) }
    var least: Float { values.min() ?? 0 }
    var most: Float { values.max() ?? 0 }

    /// How far they lie from their mean.
    var spread: Float {
        let mean = mean
        return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(values.count)).squareRoot()
    }
}

/// Tells hum and tones from a voice: their loudest bands keep their level, a voice's never do for long.
private struct StillnessTracker: Sendable {
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

/// Follows the level that one band usually has: about its median over the last seconds.
///
/// The floor lies below what babble does all the time; this lies in the middle of it.
private struct UsualLevel: Sendable {
    /// What is assumed before anything was heard, dBFS.
    private static let assumed: Float = -62
    /// Below this nothing matters, dBFS.
    private static let least: Float = -75
    /// A level further away counts no more than this, dB: a word does not drag it up.
    private static let reach: Float = 3
    private static let rise: Float = 0.014
    private static let fall: Float = 0.026
    /// For so many frames it is found quickly: half a second.
    private static let haste = 25

    private var level = Self.assumed
    private var frames = 0

    /// The level that was usual before this frame of 20 ms, dBFS.
    mutating func receive(_ newest: Float) -> Float {
        let usual = level
        let distance = max(Self.least, newest) - level
        let pace = (distance > 0 ? Self.rise : Self.fall) * (frames < Self.haste ? 10 : 1)
        level += pace * min(Self.reach, max(-Self.reach, distance))
        frames = min(frames + 1, Self.haste)
        return usual
    }
}
