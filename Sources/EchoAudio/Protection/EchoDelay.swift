import Foundation

/// Finds by how much the echo in the microphone is later than what the loudspeaker is told to have played.
///
/// Both are compared at 6 kHz: their cross-correlation, whitened so that a voice's own rhythm does not count, and
/// averaged over some seconds, has one peak where the echo is.
struct EchoDelay: Sendable {
    /// The finding of a look at both.
    enum Finding: Sendable, Hashable {
        /// The echo is elsewhere than it was found before.
        case moved
        /// What is heard, and it is loud, has nothing to do with what is played: somebody speaks where no echo was found.
        case unlike
    }

    private static let decimation = 4
    private static let size = 8_192
    private static let span = size / 2
    /// Devices may also be earlier than they tell: by 100 ms at most.
    private static let earliest = 600
    /// A new look every quarter of a second.
    private static let pause = 1_500
    /// How far the peak must stand out of the rest.
    private static let prominence: Float = 9
    /// After three looks the peak of an echo in simulated rooms stands out by 22 at least, a voice's by 7.4 in 95 of 100
    /// cases and by 10 at most.
    private static let unlike: Float = 7.5
    private static let fewestLooks = 3
    /// What is softer than −48 dBFS is not worth a judgement.
    private static let loud: Float = 1.6e-5

    private let transform = FourierTransform(size: size)
    private var near: [Float] = []
    private var far: [Float] = []
    private var real = [Float](repeating: 0, count: size)
    private var imaginary = [Float](repeating: 0, count: size)
    private var looks = 0
    private var sinceLook = 0
    private var candidate: Int?
    /// Samples of the microphone, at 24 kHz.
    private var received = 0
    private var drift = EchoDrift()

    /// By how many samples the echo gets later in each sample of the microphone.
    var speed: Double { drift.speed }
    /// The latest, between samples too.
    private(set) var exact: Double?
    /// The latest that was found, in samples at 24 kHz.
    private(set) var found: Int?

    /// Samples of both, at the same time by what the devices tell; their number is a multiple of four.
    mutating func receive(near newNear: [Int16], far newFar: [Int16]) -> Finding? {
        near += Self.reduced(newNear)
        far += Self.reduced(newFar)
        sinceLook += newNear.count / Self.decimation
        received += newNear.count
        let excess = far.count - Self.size
        if excess > 0 {
            near.removeFirst(excess)
            far.removeFirst(excess)
        }
        guard far.count == Self.size, sinceLook >= Self.pause else { return nil }
        sinceLook = 0
        return look()
    }

    private static func reduced(_ samples: [Int16]) -> [Float] {
        stride(from: 0, to: samples.count - decimation + 1, by: decimation).map { start in
            Float((0..<decimation).reduce(0) { $0 + Int(samples[start + $1]) }) / Float(decimation * 32_768)
        }
    }

    private mutating func look() -> Finding? {
        // The echo of what was played a moment ago is in a microphone that is taken a moment later still.
        let heard = near[(Self.size - Self.earliest - Self.span)..<(Self.size - Self.earliest)]
        let power = { (samples: ArraySlice<Float>) in samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count) }
        // −55 dBFS: less is silence.
        guard power(far[(Self.size - Self.span)...]) > 3e-6, power(heard) > 1e-9 else { return nil }
        let silence = [Float](repeating: 0, count: Self.span)
        let later = silence.dropLast(Self.earliest) + heard + silence.prefix(Self.earliest)
        accumulate(transform.spectrum(of: far), transform.spectrum(of: Array(later)))
        looks += 1
        guard looks >= Self.fewestLooks else { return nil }
        let peak = peak()
        guard peak.prominence > Self.prominence else {
            return found == nil && peak.prominence < Self.unlike && power(heard) > Self.loud ? .unlike : nil
        }
        defer { candidate = peak.lag }
        guard let candidate, abs(candidate - peak.lag) <= 2 else { return nil }
        let delay = peak.lag * Self.decimation
        let exact = (Double(peak.lag) + Double(peak.beyond)) * Double(Self.decimation)
        self.exact = exact
        drift.note(lag: exact, at: received)
        defer { found = delay }
        return found == delay ? nil : .moved
    }

    /// An echo of three seconds ago counts half.
    private mutating func accumulate(_ x: FourierTransform.Spectrum, _ y: FourierTransform.Spectrum) {
        // 200 Hz to 2.6 kHz
        for bin in Self.size / 30..<Self.size * 26 / 60 {
            let re = y.real[bin] * x.real[bin] + y.imaginary[bin] * x.imaginary[bin]
            let im = y.imaginary[bin] * x.real[bin] - y.real[bin] * x.imaginary[bin]
            // Whitened to a fifth: bins that hold nothing but noise shall not count like the others.
            let scale = 1 / pow(max(re * re + im * im, 1e-18), 0.4)
            real[bin] = 0.94 * real[bin] + re * scale
            imaginary[bin] = 0.94 * imaginary[bin] + im * scale
        }
    }

    /// Where the correlation is highest, in samples at 6 kHz, by how much it is higher still beyond, and how far it stands
    /// out.
    private func peak() -> (lag: Int, beyond: Float, prominence: Float) {
        let correlation = transform.inverse(FourierTransform.Spectrum(real: real, imaginary: imaginary))
        let lags = -Self.earliest..<Self.span - Self.earliest
        var (best, highest, sum): (Int, Float, Float) = (0, 0, 0)
        for lag in lags {
            let value = correlation[(lag + Self.size) % Self.size]
            sum += value * value
            if abs(value) > highest { (best, highest) = (lag, abs(value)) }
        }
        let rest = (sum / Float(lags.count)).squareRoot()
        // The top of the parabola through the highest and those beside it.
        let (before, after) = (
            abs(correlation[(best - 1 + Self.size) % Self.size]), abs(correlation[(best + 1 + Self.size) % Self.size])
        )
        let curve = before - 2 * highest + after
        let beyond = curve < 0 ? min(max((before - after) / (2 * curve), -0.5), 0.5) : 0
        return (best, beyond, highest / max(rest, .leastNormalMagnitude))
    }
}
