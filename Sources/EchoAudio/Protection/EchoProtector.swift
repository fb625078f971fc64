import Foundation

/// Takes the echo of the loudspeaker out of the microphone's sound: aligned, cancelled, and gated where it is left.
public struct EchoProtector {
    /// The measures against the echo. None of them leaves the sound as it is.
    public struct Measures: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It is taken out of the sound.
        public static let cancel = Measures(rawValue: 1)
        /// Silences everything that is not clearly louder than the echo.
        public static let gate = Measures(rawValue: 2)
    }

    /// The canceller is given the loudspeaker's sound so much before its echo: 5 ms, for echoes come earlier than found.
    private static let lead = 120
    /// The echo may come so much later than that before the two are aligned anew: 30 ms.
    private static let latest = 720
    /// An echo that comes so much later or sooner than is given, in samples, is followed slowly. Less is not known exactly,
    /// more is another way through the room.
    private static let astray = 24.0...48.0
    /// How slowly, samples in a sample: as clocks do that hardly differ.
    private static let approach = 20e-6
    /// Until the delay is found, an echo is expected for 300 ms after the sound.
    private static let uncertainty = 30
    /// Afterwards it is expected for 30 ms before and after, for what is found is not exact.
    private static let margin = 3
    /// Of an echo that is lessened by so much, dB, nobody understands a word.
    private static let understandable: Float = 20

    public var measures: Measures { didSet { if measures != oldValue { restart() } } }
    public private(set) var reading = EchoReading()
    /// What was cleaned last, and not silenced where the canceller leaves next to nothing of the echo; as it came where
    /// there is none.
    public private(set) var unguarded: [Int16] = []

    private var timeline = SampleTimeline()
    private var delay = EchoDelay()
    private var canceller: EchoCanceller?
    private var gate = EchoGate()
    private var loss = EchoLoss()
    private var divergence = EchoDivergence()
    private var pass = GatedSound()
    /// By how much the loudspeaker's sound is given later than it was played, in samples.
    private var shift = -Double(Self.lead)
    private var recent: [Float] = []
    /// Of the frame before, dBFS: what comes out of the canceller is as old.
    private var arrivedBefore = LevelReading.floor

    public init(_ measures: Measures = [.cancel, .gate]) {
        self.measures = measures
        restart()
    }

    /// A device left something out: what is heard is not believed to be without echo for a second.
    public mutating func doubt() { gate.doubt() }

    /// - Parameters:
    ///   - near: what the microphone took, a multiple of 10 ms.
    ///   - capturedAt: when its last sample was taken.
    ///   - far: what the loudspeaker played in a span of the microphone's clock, which differs by so many samples from
    ///     the one that tells when it was captured.
    /// - Returns: as much sound; 10 ms later than it came where echo is cancelled.
    public mutating func clean(
        _ near: [Int16], capturedAt: ContinuousClock.Instant, far: (Range<Int>, Int) -> EchoReference.Heard
    ) -> [Int16] {
        let start = timeline.place(near.count, lastAt: capturedAt)
        let offset = timeline.drift
        guard !measures.isEmpty else {
            unguarded = near
            return near
        }
        switch delay.receive(near: near, far: far(start..<start + near.count, offset).samples) {
        case .moved: align()
        case .unlike: gate.acquit()
        case nil: break
        }
        let frame = EchoCanceller.frameLength
        follow(near.count)
        let place = Double(start) - shift
        let first = Int(place.rounded(.down))
        let span = first - FractionalSpan.before..<first + near.count + Self.margin * frame + FractionalSpan.after
        let heard = far(span, offset)
        let played = FractionalSpan.samples(heard.samples, at: place - Double(first))
        if heard.isTorn { gate.doubt() }
        var cleaned: [Int16] = []
        reading.isSpokenOver = false
        unguarded = []
        for offset in stride(from: 0, to: near.count - EchoCanceller.frameLength + 1, by: EchoCanceller.frameLength) {
            let upcoming = played[(offset + Self.margin * frame)...].prefix(frame)
            cleaned += clean(near[offset..<offset + frame], played[offset..<offset + frame], upcoming)
        }
        return cleaned
    }

    /// - Parameter upcoming: what is played a little later.
    private mutating func clean(
        _ near: ArraySlice<Int16>, _ far: ArraySlice<Int16>, _ upcoming: ArraySlice<Int16>
    ) -> [Int16] {
        let output = canceller?.process(near, far: far) ?? Array(near)
        let (before, after) = (Decibels.fromSamples(near), Decibels.fromSamples(output[...]))
        let level = expected(max(Decibels.fromSamples(far), Decibels.fromSamples(upcoming)))
        let arrived = canceller == nil ? before : arrivedBefore
        arrivedBefore = before
        let isPlaying = level > EchoGate.silence
        if canceller != nil, isPlaying, divergence.receive(arrived: arrived, after: after) { beginAnew() }
        // What comes out louder than it arrived was made by the canceller.
        gate.receive(near: min(after, arrived + 1), arrived: arrived, far: level)
        reading.isOpen = gate.isOpen
        reading.isInaudible = gate.hearsNoEcho
        if gate.isBeingOpened { reading.isSpokenOver = true }
        if canceller != nil {
            let isEcho = isPlaying && gate.isAudible(arrived) && !gate.hearsSomebody
            loss.receive(before: arrived, after: after, isEcho: isEcho)
            reading.loss = loss.value
        }
        let guarded = measures.contains(.gate) ? pass.process(output, isOpen: gate.isOpen, noise: gate.noise) : output
        // Where no echo comes a canceller only takes of the voice.
        let isFree = (reading.loss ?? 0) >= Self.understandable
        unguarded += gate.hearsNoEcho ? Array(near) : isFree ? output : guarded
        return guarded
    }

    /// The level of what may be echoed now.
    private mutating func expected(_ level: Float) -> Float {
        recent.append(level)
        let kept = delay.found == nil ? Self.uncertainty : 2 * Self.margin + 1
        if recent.count > kept { recent.removeFirst(recent.count - kept) }
        return recent.max() ?? level
    }

    private mutating func align() {
        guard let found = delay.found else { return }
        reading.delay = Double(found) * 1000 / Double(PCM16.sampleRate)
        if (24...Double(Self.latest)).contains(Double(found) - shift) { return }
        shift = Double(found - Self.lead)
        beginAnew()
    }

    /// Two devices' clocks drift apart: what is given of the loudspeaker drifts with its echo, so that what was learnt of
    /// the way between them stays true.
    private mutating func follow(_ count: Int) {
        guard let exact = delay.exact else { return }
        let late = exact - Double(Self.lead) - shift
        let approach = Self.astray.contains(abs(late)) ? (late > 0 ? Self.approach : -Self.approach) : 0
        shift += Double(count) * (delay.speed + approach)
    }

    /// What was learnt of the way from the loudspeaker is wrong.
    private mutating func beginAnew() {
        canceller?.reset()
        gate.forget()
        loss = EchoLoss()
    }

    private mutating func restart() {
        canceller = measures.contains(.cancel) ? EchoCanceller() : nil
        gate = EchoGate()
        loss = EchoLoss()
        pass = GatedSound()
        reading.loss = nil
        reading.isOpen = true
        reading.isInaudible = false
        reading.isSpokenOver = false
    }
}

/// Notices a canceller that has lost its way: for some frames more comes out of it than arrived.
///
/// Speexdsp's does so over long vowels, and where nothing of the loudspeaker is heard while somebody speaks.
private struct EchoDivergence: Sendable {
    /// So many of the last eight frames of 10 ms.
    private static let needed = 4
    /// What comes out is louder by this, dB.
    private static let excess: Float = 1
    /// A sound that dies away comes out later than it arrived: frames that are softer by this than the one before say
    /// nothing, dB.
    private static let decay: Float = 1.5
    /// Softer sounds disturb nobody, dBFS.
    private static let softest: Float = -55

    private var louder: UInt8 = 0
    private var before = LevelReading.floor

    /// - Parameters:
    ///   - arrived: level of a frame, dBFS.
    ///   - after: its level after cancelling.
    /// - Returns: whether the canceller should begin anew.
    mutating func receive(arrived: Float, after: Float) -> Bool {
        let isSteady = arrived > before - Self.decay
        before = arrived
        louder = louder << 1 | (isSteady && after > max(arrived + Self.excess, Self.softest) ? 1 : 0)
        guard louder.nonzeroBitCount >= Self.needed else { return false }
        louder = 0
        return true
    }
}

/// How much of the echo the canceller takes away, while nothing but echo is heard: the echo return loss enhancement.
private struct EchoLoss: Sendable {
    /// A second counts.
    private static let weight: Float = 0.01
    private static let needed = 100

    private var before: Float = 0
    private var after: Float = 0
    private var frames = 0

    /// dB; nil before a second of echo.
    var value: Float? { frames < Self.needed || after <= 0 ? nil : 10 * log10(before / after) }

    /// Levels of a frame of 10 ms, dBFS.
    mutating func receive(before: Float, after: Float, isEcho: Bool) {
        guard isEcho, before > LevelReading.floor else { return }
        frames += 1
        self.before += Self.weight * (pow(10, before / 10) - self.before)
        self.after += Self.weight * (pow(10, after / 10) - self.after)
    }
}

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
