import Foundation

/// The power spectrum of a short stretch of sound under a Hann window.
struct FourierTransform: Sendable {
    let size: Int
    private let cosines: [Float]
    private let sines: [Float]
    private let reversed: [Int]

    /// - Parameter size: a power of two, the number of points.
    init(size: Int) {
        precondition(size > 1 && size & (size - 1) == 0)
        self.size = size
        let bits = size.trailingZeroBitCount
        cosines = (0..<size / 2).map { Float(cos(2 * Double.pi * Double($0) / Double(size))) }
        sines = (0..<size / 2).map { Float(-sin(2 * Double.pi * Double($0) / Double(size))) }
        reversed = (0..<size).map { index in
            (0..<bits).reduce(0) { $0 | ((index >> $1) & 1) << (bits - 1 - $1) }
        }
    }

    /// Power of each bin from 0 Hz to half the sample rate, scaled so that a full-scale sine in the middle
    /// of a bin gives 1 there. Samples beyond `size` are ignored, missing ones are silence.
    func power(of samples: ArraySlice<Int16>) -> [Float] {
        var real = [Float](repeating: 0, count: size)
        var imaginary = [Float](repeating: 0, count: size)
        let gain = window(samples.prefix(size), into: &real)
        transform(&real, &imaginary)
        return (0..<size / 2).map { (real[$0] * real[$0] + imaginary[$0] * imaginary[$0]) * gain }
    }

    /// Amplitude and phase of each bin, by their real and imaginary parts.
    struct Spectrum: Sendable {
        var real: [Float]
        var imaginary: [Float]
    }

    /// Of `size` samples, without a window.
    func spectrum(of samples: [Float]) -> Spectrum {
        var spectrum = Spectrum(real: reordered(samples), imaginary: [Float](repeating: 0, count: size))
        transform(&spectrum.real, &spectrum.imaginary)
        return spectrum
    }

    /// The real part of the samples that have this spectrum, not scaled.
    func inverse(_ spectrum: Spectrum) -> [Float] {
        var (real, imaginary) = (reordered(spectrum.real), reordered(spectrum.imaginary.map { -$0 }))
        transform(&real, &imaginary)
        return real
    }

    private func reordered(_ values: [Float]) -> [Float] { reversed.map { values[$0] } }

    /// Writes the windowed samples in bit-reversed order; returns the factor that undoes the window's loss.
    private func window(_ samples: ArraySlice<Int16>, into real: inout [Float]) -> Float {
        let count = samples.count
        guard count > 1 else { return 0 }
        // cos by recurrence: one multiplication a sample instead of a call
        let step = 2 * Double.pi / Double(count)
        let turn = 2 * cos(step)
        var (previous, current) = (cos(-step), 1.0)
        for (index, sample) in samples.enumerated() {
            real[reversed[index]] = Float(0.5 - 0.5 * current) * Float(sample) / 32_768
            (previous, current) = (current, turn * current - previous)
        }
        let half = Float(count) / 4
        return 1 / (half * half)
    }

    private func transform(_ real: inout [Float], _ imaginary: inout [Float]) {
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                var span = 1
                while span < size {
                    butterflies(real, imaginary, span: span)
                    span *= 2
                }
            }
        }
    }

    private func butterflies(
        _ real: UnsafeMutableBufferPointer<Float>, _ imaginary: UnsafeMutableBufferPointer<Float>, span: Int
    ) {
        let stride = size / (2 * span)
        for offset in 0..<span {
            let (c, s) = (cosines[offset * stride], sines[offset * stride])
            var low = offset
            while low < size {
                let high = low + span
                let (x, y) = (real[high] * c - imaginary[high] * s, real[high] * s + imaginary[high] * c)
                (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
                (real[low], imaginary[low]) = (real[low] + x, imaginary[low] + y)
                low += 2 * span
            }
        }
    }
}
