/// Hears whether there is a voice: a period of 2.5 to 14 ms that repeats itself, and whose pitch moves.
struct PitchTracker: Sendable {
    /// Of four samples one is kept: 6 kHz are enough for a pitch.
    private static let decimation = 4
    private static let lags = 15...86
    private static let window = 160
    /// Correlation of one period with the next from which on it counts as periodic.
    private static let threshold: Float = 0.55

    private var history = [Float](repeating: 0, count: Self.window + Self.lags.upperBound)
    private var previous: Float = 0
    private var lastLevel: Float = 0
    private var steady = 0

    /// Whether this frame of 20 ms is voiced.
    mutating func receive(_ frame: ArraySlice<Int16>) -> Bool {
        append(frame)
        let (lag, strength) = strongest()
        let energy = history.suffix(Self.window).reduce(0) { $0 + $1 * $1 }
        // Hum and tones repeat themselves exactly, level included.
        let isStill = strength > 0.97 && abs(energy - lastLevel) < 0.06 * max(energy, lastLevel)
        lastLevel = energy
        steady = isStill ? steady + 1 : 0
        return lag > 0 && strength > Self.threshold && steady < 4
    }

    private mutating func append(_ frame: ArraySlice<Int16>) {
        var sum: Float = 0
        var kept: [Float] = []
        for (index, sample) in frame.enumerated() {
            sum += Float(sample)
            if index % Self.decimation == Self.decimation - 1 {
                // A high pass takes away the mains' fundamental and any offset.
                let mean = sum / Float(Self.decimation) / 32_768
                kept.append(mean - 0.9 * previous)
                previous = mean
                sum = 0
            }
        }
        history.removeFirst(min(kept.count, history.count))
        history += kept
    }

    private func strongest() -> (lag: Int, strength: Float) {
        history.withUnsafeBufferPointer { samples in
            let start = samples.count - Self.window
            var best = (lag: 0, strength: Float(0))
            for lag in Self.lags {
                let strength = correlation(samples, start, lag)
                if strength > best.strength { best = (lag, strength) }
            }
            return best
        }
    }

    private func correlation(_ samples: UnsafeBufferPointer<Float>, _ start: Int, _ lag: Int) -> Float {
        var (product, now, before): (Float, Float, Float) = (0, 1e-9, 1e-9)
        for index in start..<samples.count {
            let (x, y) = (samples[index], samples[index - lag])
            product += x * y
            now += x * x
            before += y * y
        }
        return product > 0 ? product / (now * before).squareRoot() : 0
    }
}
