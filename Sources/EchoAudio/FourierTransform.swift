import Foundation

/// The power spectrum of a short stretch of sound under a Hann window.
struct FourierTransform: Sendable {
    let size: Int
    /// For each stage those of its butterflies, one after the other: a stage of `span` begins at `span - 1`.
    private let cosines: [Float]
    private let sines: [Float]
    private let reversed: [Int]
    /// For so many samples, with the samples' scale in it.
    private let window: [Float]

    /// - Parameters:
    ///   - size: a power of two, the number of points.
    ///   - length: of the stretches that come, mostly; what is computed for it is kept.
    init(size: Int, length: Int = 0) {
        precondition(size > 1 && size & (size - 1) == 0)
        self.size = size
        let bits = size.trailingZeroBitCount
        let angles = (0..<bits).flatMap { stage -> [Double] in
            let (span, step) = (1 << stage, size / (2 << stage))
            return (0..<span).map { offset in 2 * Double.pi * Double(offset * step) / Double(size) }
        }
        cosines = angles.map { Float(cos($0)) }
        sines = angles.map { Float(-sin($0)) }
        window = Self.window(length)
        reversed = (0..<size).map { index in
            (0..<bits).reduce(0) { $0 | ((index >> $1) & 1) << (bits - 1 - $1) }
        }
    }

    /// Power of each bin from 0 Hz to half the sample rate, scaled so that a full-scale sine in the middle
    /// of a bin gives 1 there. Samples beyond `size` are ignored, missing ones are silence.
    func power(of samples: ArraySlice<Int16>) -> [Float] {
        var real = [Float](repeating: 0, count: size)
        var imaginary = [Float](repeating: 0, count: size)
        let gain = fill(&real, samples.prefix(size))
        transform(&real, &imaginary)
        return [Float](unsafeUninitializedCapacity: size / 2) { power, count in
            for bin in 0..<size / 2 {
                power[bin] = (real[bin] * real[bin] + imaginary[bin] * imaginary[bin]) * gain
            }
            count = size / 2
        }
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
    private func fill(_ real: inout [Float], _ samples: ArraySlice<Int16>) -> Float {
        guard samples.count > 1 else { return 0 }
        let window = samples.count == window.count ? window : Self.window(samples.count)
        samples.withUnsafeBufferPointer { samples in
            for index in samples.indices { real[reversed[index]] = window[index] * Float(samples[index]) / 32_768 }
        }
        let half = Float(samples.count) / 4
        return 1 / (half * half)
    }

    /// Hann's, for so many samples.
    private static func window(_ count: Int) -> [Float] {
        guard count > 1 else { return [] }
        // cos by recurrence: one multiplication a sample instead of a call
        let step = 2 * Double.pi / Double(count)
        let turn = 2 * cos(step)
        var (previous, current) = (cos(-step), 1.0)
        return (0..<count).map { _ in
            defer { (previous, current) = (current, turn * current - previous) }
            return Float(0.5 - 0.5 * current)
        }
    }

    private func transform(_ real: inout [Float], _ imaginary: inout [Float]) {
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                cosines.withUnsafeBufferPointer { cosines in
                    sines.withUnsafeBufferPointer { sines in
                        var span = 1
                        while span < size {
                            let stage = span - 1..<2 * span - 1
                            let turns = (
                                UnsafeBufferPointer(rebasing: cosines[stage]),
                                UnsafeBufferPointer(rebasing: sines[stage])
                            )
                            if span < Lanes.scalarCount {
                                narrow(real, imaginary, turns, span: span)
                            } else {
                                wide(real, imaginary, turns, span: span)
                            }
                            span *= 2
                        }
                    }
                }
            }
        }
    }

    private typealias Lanes = SIMD8<Float>
    private typealias Points = UnsafeMutableBufferPointer<Float>
    private typealias Turns = (cosines: UnsafeBufferPointer<Float>, sines: UnsafeBufferPointer<Float>)

    private func narrow(_ real: Points, _ imaginary: Points, _ turns: Turns, span: Int) {
        for block in stride(from: 0, to: size, by: 2 * span) {
            for offset in 0..<span {
                let (low, high) = (block + offset, block + offset + span)
                let (c, s) = (turns.cosines[offset], turns.sines[offset])
                let (x, y) = (real[high] * c - imaginary[high] * s, real[high] * s + imaginary[high] * c)
                (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
                (real[low], imaginary[low]) = (real[low] + x, imaginary[low] + y)
            }
        }
    }

    /// The same, eight butterflies at a time.
    private func wide(_ real: Points, _ imaginary: Points, _ turns: Turns, span: Int) {
        for block in stride(from: 0, to: size, by: 2 * span) {
            for offset in stride(from: 0, to: span, by: Lanes.scalarCount) {
                let (low, high) = (block + offset, block + offset + span)
                let (c, s) = (Self.lanes(turns.cosines, offset), Self.lanes(turns.sines, offset))
                let (a, b) = (Self.lanes(real, high), Self.lanes(imaginary, high))
                let (x, y) = (a * c - b * s, a * s + b * c)
                let (p, q) = (Self.lanes(real, low), Self.lanes(imaginary, low))
                Self.put(p - x, in: real, high)
                Self.put(q - y, in: imaginary, high)
                Self.put(p + x, in: real, low)
                Self.put(q + y, in: imaginary, low)
            }
        }
    }

    private static func lanes(_ points: UnsafeBufferPointer<Float>, _ index: Int) -> Lanes {
        UnsafeRawBufferPointer(points).loadUnaligned(fromByteOffset: index * MemoryLayout<Float>.stride, as: Lanes.self)
    }

    private static func lanes(_ points: Points, _ index: Int) -> Lanes { lanes(UnsafeBufferPointer(points), index) }

    private static func put(_ lanes: Lanes, in points: Points, _ index: Int) {
        UnsafeMutableRawBufferPointer(points).storeBytes(
            of: lanes, toByteOffset: index * MemoryLayout<Float>.stride, as: Lanes.self)
    }
}
