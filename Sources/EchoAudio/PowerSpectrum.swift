import Foundation

/// The power of each frequency in a short stretch of sound, under a Hann window.
struct PowerSpectrum: Sendable {
    let size: Int
    /// Samples are real numbers: two of them are one point, and half as many points are enough.
    private let half: FourierTransform
    /// Of each bin below a quarter of the sample rate, which turn the spectrum of the odd samples behind the even ones'.
    private let turns: [(cosine: Float, sine: Float)]
    /// For so many samples, with the samples' scale in it.
    private let window: [Float]

    /// - Parameters:
    ///   - size: a power of two, at least 8: the number of samples that are looked at.
    ///   - length: of the stretches that come, mostly; what is computed for it is kept.
    init(size: Int, length: Int = 0) {
        self.size = size
        half = FourierTransform(size: size / 2)
        turns = (0..<size / 4).map { bin in
            let angle = 2 * Double.pi * Double(bin) / Double(size)
            return (Float(cos(angle)), Float(-sin(angle)))
        }
        window = Self.window(length)
    }

    /// Power of each bin from 0 Hz to half the sample rate, scaled so that a full-scale sine in the middle
    /// of a bin gives 1 there. Samples beyond `size` are ignored, missing ones are silence.
    func power(of samples: ArraySlice<Int16>) -> [Float] {
        let samples = samples.prefix(size)
        let window = samples.count == window.count ? window : Self.window(samples.count)
        return [Float](unsafeUninitializedCapacity: size / 2) { power, count in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: size) { points in
                points.initialize(repeating: 0)
                let real = FourierTransform.Points(rebasing: points[..<(size / 2)])
                let imaginary = FourierTransform.Points(rebasing: points[(size / 2)...])
                fill(real, imaginary, samples, window)
                half.transform(real, imaginary)
                let middle = Float(samples.count) / 4
                unfold(real, imaginary, into: power, gain: samples.count > 1 ? 1 / (middle * middle) : 0)
            }
            count = size / 2
        }
    }

    private func fill(
        _ real: FourierTransform.Points, _ imaginary: FourierTransform.Points, _ samples: ArraySlice<Int16>,
        _ window: [Float]
    ) {
        samples.withUnsafeBufferPointer { samples in
            window.withUnsafeBufferPointer { window in
                half.reversed.withUnsafeBufferPointer { places in
                    let pairs = window.count / 2
                    for pair in 0..<pairs {
                        real[places[pair]] = window[2 * pair] * Float(samples[2 * pair])
                        imaginary[places[pair]] = window[2 * pair + 1] * Float(samples[2 * pair + 1])
                    }
                    if window.count % 2 == 1 { real[places[pairs]] = window[2 * pairs] * Float(samples[2 * pairs]) }
                }
            }
        }
    }

    /// The spectra of the even and of the odd samples lie in one: a bin and its mirror image tell them apart.
    private func unfold(
        _ real: FourierTransform.Points, _ imaginary: FourierTransform.Points, into power: FourierTransform.Points,
        gain: Float
    ) {
        let (count, quarter) = (size / 2, gain / 4)
        let all = real[0] + imaginary[0]
        power[0] = all * all * gain
        let middle = count / 2
        power[middle] = (real[middle] * real[middle] + imaginary[middle] * imaginary[middle]) * gain
        turns.withUnsafeBufferPointer { turns in
            for bin in 1..<middle {
                let mirror = count - bin
                let (even, evenTurned) = (real[bin] + real[mirror], imaginary[bin] - imaginary[mirror])
                let (odd, oddTurned) = (imaginary[bin] + imaginary[mirror], real[mirror] - real[bin])
                let (cosine, sine) = turns[bin]
                let (x, y) = (odd * cosine - oddTurned * sine, odd * sine + oddTurned * cosine)
                power[bin] = ((even + x) * (even + x) + (evenTurned + y) * (evenTurned + y)) * quarter
                power[mirror] = ((even - x) * (even - x) + (evenTurned - y) * (evenTurned - y)) * quarter
            }
        }
    }

    /// Hann's, for so many samples of 16 bits.
    private static func window(_ count: Int) -> [Float] {
        guard count > 1 else { return [] }
        // cos by recurrence: one multiplication a sample instead of a call
        let step = 2 * Double.pi / Double(count)
        let turn = 2 * cos(step)
        var (previous, current) = (cos(-step), 1.0)
        return (0..<count).map { _ in
            defer { (previous, current) = (current, turn * current - previous) }
            return Float((0.5 - 0.5 * current) / 32_768)
        }
    }
}
