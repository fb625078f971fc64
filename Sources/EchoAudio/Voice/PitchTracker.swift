/// Hears whether sound has a pitch: a period of 2.5 to 14 ms that repeats itself.
struct PitchTracker: Sendable {
    /// The period that fits best.
    struct Pitch: Sendable {
        /// How much it is like the one before, 0–1.
        var strength: Float
        /// Its length, in samples at 6 kHz.
        var period: Int
    }

    /// Of four samples one is kept: 6 kHz are enough for a pitch.
    private static let decimation = 4
    private static let lags = 15...86
    private static let window = 160

    private var history = [Float](repeating: 0, count: Self.window + Self.lags.upperBound)
    private var previous: Float = 0
    private var filtered: Float = 0
    private var smoothed: Float = 0

    /// The pitch of this frame of 20 ms.
    mutating func receive(_ frame: ArraySlice<Int16>) -> Pitch {
        append(frame)
        return strongest()
    }

    private mutating func append(_ frame: ArraySlice<Int16>) {
        var sum: Float = 0
        var kept: [Float] = []
        for (index, sample) in frame.enumerated() {
            sum += Float(sample)
            if index % Self.decimation == Self.decimation - 1 {
                let mean = sum / Float(Self.decimation) / 32_768
                // A high pass at 80 Hz takes away the mains' fundamental and any offset.
                filtered = mean - previous + 0.92 * filtered
                previous = mean
                // A low pass at 700 Hz: a pitch and its first overtones, less of the noise.
                smoothed += 0.5 * (filtered - smoothed)
                kept.append(smoothed)
                sum = 0
            }
        }
        history.removeFirst(min(kept.count, history.count))
        history += kept
    }

    /// Correlation of the last 27 ms with what was one period earlier, for the period that fits best.
    private func strongest() -> Pitch {
        history.withUnsafeBufferPointer { samples in
            let start = samples.count - Self.window
            let now = Self.product(samples, start, start) + 1e-9
            let first = start - Self.lags.lowerBound
            // From one window to the one before it, in double precision: what is taken away was added exactly so.
            var before = Double(Self.product(samples, first, first))
            var best = Pitch(strength: 0, period: Self.lags.lowerBound)
            for lag in Self.lags {
                let product = Self.product(samples, start, start - lag)
                if product > 0 {
                    let strength = product / (now * Float(max(0, before) + 1e-9)).squareRoot()
                    if strength > best.strength { best = Pitch(strength: strength, period: lag) }
                }
                guard lag < Self.lags.upperBound else { break }
                let (new, old) = (Double(samples[start - lag - 1]), Double(samples[start - lag - 1 + Self.window]))
                before += new * new - old * old
            }
            return best
        }
    }

    /// Of two windows, eight samples at a time.
    private static func product(_ samples: UnsafeBufferPointer<Float>, _ one: Int, _ other: Int) -> Float {
        typealias Lanes = SIMD8<Float>
        let (bytes, stride) = (UnsafeRawBufferPointer(samples), MemoryLayout<Float>.stride)
        var sums = Lanes.zero
        for index in Swift.stride(from: 0, to: window, by: Lanes.scalarCount) {
            sums +=
                bytes.loadUnaligned(fromByteOffset: (one + index) * stride, as: Lanes.self)
                * bytes.loadUnaligned(fromByteOffset: (other + index) * stride, as: Lanes.self)
        }
        return sums.sum()
    }
}
