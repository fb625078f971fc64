import Foundation

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
    /// A multiple of `together`.
    private static let lags = 15...86
    private static let window = 160

    private var history = [Float](repeating: 0, count: Self.window + Self.lags.upperBound)
    private var voiceBand = VoiceBand()

    /// Where a pitch and its first overtones are.
    private struct VoiceBand: Sendable {
        private var previous: Float = 0
        private var filtered: Float = 0
        private var smoothed: Float = 0

        mutating func pass(_ sample: Float) -> Float {
            // A high pass at 80 Hz takes away the mains' fundamental and any offset.
            filtered = sample - previous + 0.92 * filtered
            previous = sample
            // A low pass at 700 Hz: less of the noise.
            smoothed += 0.5 * (filtered - smoothed)
            return smoothed
        }
    }

    /// The pitch of this frame of 20 ms.
    mutating func receive(_ frame: ArraySlice<Int16>) -> Pitch {
        append(frame)
        return strongest()
    }

    private mutating func append(_ frame: ArraySlice<Int16>) {
        let count = frame.count / Self.decimation
        var band = voiceBand
        history.withUnsafeMutableBufferPointer { history in
            let kept = history.count - count
            memmove(history.baseAddress!, history.baseAddress! + count, kept * MemoryLayout<Float>.stride)
            frame.withUnsafeBufferPointer { samples in
                for index in 0..<count {
                    let first = index * Self.decimation
                    let sum = samples[first..<first + Self.decimation].reduce(Int32(0)) { $0 + Int32($1) }
                    history[kept + index] = band.pass(Float(sum) / Float(Self.decimation) / 32_768)
                }
            }
        }
        voiceBand = band
    }

    /// Correlation of the last 27 ms with what was one period earlier, for the period that fits best.
    private func strongest() -> Pitch {
        history.withUnsafeBufferPointer { samples in
            let start = samples.count - Self.window
            let now = Self.products(samples, start, with: start)[0] + 1e-9
            let first = start - Self.lags.lowerBound
            // From one window to the one before it, in double precision: what is taken away was added exactly so.
            var before = Double(Self.products(samples, first, with: first)[0])
            // Compared by their squares: one root is enough.
            var (best, period) = (Float(0), Self.lags.lowerBound)
            for group in stride(from: Self.lags.lowerBound, through: Self.lags.upperBound, by: Self.together) {
                let products = Self.products(samples, start, with: start - group)
                for lag in group..<group + Self.together {
                    let product = products[lag - group]
                    let energies = now * Float(max(0, before) + 1e-9)
                    if product > 0, product * product > best * energies {
                        (best, period) = (product * product / energies, lag)
                    }
                    guard lag < Self.lags.upperBound else { break }
                    let (new, old) = (Double(samples[start - lag - 1]), Double(samples[start - lag - 1 + Self.window]))
                    before += new * new - old * old
                }
            }
            return Pitch(strength: best.squareRoot(), period: period)
        }
    }

    /// Lags that are looked at together: a sum waits for itself, others meanwhile do not.
    private static let together = 4

    private typealias Lanes = SIMD8<Float>

    /// Of one window with another and with the three that begin one, two and three samples before that, eight samples at a
    /// time.
    private static func products(
        _ samples: UnsafeBufferPointer<Float>, _ one: Int, with other: Int
    ) -> [4 of Float] {
        var sums: [4 of Lanes] = [.zero, .zero, .zero, .zero]
        let bytes = UnsafeRawBufferPointer(samples)
        func lanes(_ index: Int) -> Lanes {
            bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Float>.stride, as: Lanes.self)
        }
        for index in stride(from: 0, to: window, by: Lanes.scalarCount) {
            let these = lanes(one + index)
            for earlier in 0..<together { sums[earlier] += these * lanes(other + index - earlier) }
        }
        return [4 of Float] { sums[$0].sum() }
    }
}
