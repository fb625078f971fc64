import Foundation

/// The discrete Fourier transform of a power of two of points.
struct FourierTransform: Sendable {
    let size: Int
    /// For each stage those of its butterflies, one after the other: a stage of `span` begins at `span - 1`.
    private let cosines: [Float]
    private let sines: [Float]
    /// Where each point goes before the first stage.
    let reversed: [Int]

    /// - Parameter size: a power of two, at least 4: the number of points.
    init(size: Int) {
        precondition(size > 3 && size & (size - 1) == 0)
        self.size = size
        let bits = size.trailingZeroBitCount
        let angles = (0..<bits).flatMap { stage -> [Double] in
            let (span, step) = (1 << stage, size / (2 << stage))
            return (0..<span).map { offset in 2 * Double.pi * Double(offset * step) / Double(size) }
        }
        cosines = angles.map { Float(cos($0)) }
        sines = angles.map { Float(-sin($0)) }
        reversed = (0..<size).map { index in
            (0..<bits).reduce(0) { $0 | ((index >> $1) & 1) << (bits - 1 - $1) }
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
        transform(&spectrum)
        return spectrum
    }

    /// The real part of the samples that have this spectrum, not scaled.
    func inverse(_ spectrum: Spectrum) -> [Float] {
        var turned = Spectrum(real: reordered(spectrum.real), imaginary: reordered(spectrum.imaginary.map { -$0 }))
        transform(&turned)
        return turned.real
    }

    private func reordered(_ values: [Float]) -> [Float] { reversed.map { values[$0] } }

    private func transform(_ points: inout Spectrum) {
        points.real.withUnsafeMutableBufferPointer { real in
            points.imaginary.withUnsafeMutableBufferPointer { imaginary in transform(real, imaginary) }
        }
    }

    typealias Points = UnsafeMutableBufferPointer<Float>

    /// - Parameters:
    ///   - real: `size` points in the order of `reversed`, which become the spectrum.
    ///   - imaginary: the same.
    func transform(_ real: Points, _ imaginary: Points) {
        cosines.withUnsafeBufferPointer { cosines in
            sines.withUnsafeBufferPointer { sines in
                Self.fours(real, imaginary)
                var span = 4
                while span < size {
                    let stage = span - 1..<2 * span - 1
                    let turns = (
                        UnsafeBufferPointer(rebasing: cosines[stage]), UnsafeBufferPointer(rebasing: sines[stage])
                    )
                    if span < SIMD8<Float>.scalarCount {
                        butterflies(of: SIMD4<Float>.self, real, imaginary, turns, span: span)
                    } else {
                        butterflies(of: SIMD8<Float>.self, real, imaginary, turns, span: span)
                    }
                    span *= 2
                }
            }
        }
    }

    private typealias Turns = (cosines: UnsafeBufferPointer<Float>, sines: UnsafeBufferPointer<Float>)

    /// The first two stages, which only turn by quarters.
    private static func fours(_ real: Points, _ imaginary: Points) {
        for first in stride(from: 0, to: real.count, by: 4) {
            let (a, b) = (real[first] + real[first + 1], real[first] - real[first + 1])
            let (c, d) = (real[first + 2] + real[first + 3], real[first + 2] - real[first + 3])
            let (e, f) = (imaginary[first] + imaginary[first + 1], imaginary[first] - imaginary[first + 1])
            let (g, h) = (imaginary[first + 2] + imaginary[first + 3], imaginary[first + 2] - imaginary[first + 3])
            (real[first], real[first + 1], real[first + 2], real[first + 3]) = (a + c, b + h, a - c, b - h)
            (imaginary[first], imaginary[first + 1]) = (e + g, f - d)
            (imaginary[first + 2], imaginary[first + 3]) = (e - g, f + d)
        }
    }

    /// One stage, as many butterflies at a time as there are lanes.
    @inline(__always)
    private func butterflies<Lanes: SIMD>(
        of lanes: Lanes.Type, _ real: Points, _ imaginary: Points, _ turns: Turns, span: Int
    ) where Lanes.Scalar == Float {
        for block in stride(from: 0, to: size, by: 2 * span) {
            for offset in stride(from: 0, to: span, by: Lanes.scalarCount) {
                let (low, high) = (block + offset, block + offset + span)
                let c: Lanes = Self.load(turns.cosines, offset)
                let s: Lanes = Self.load(turns.sines, offset)
                let (a, b): (Lanes, Lanes) = (Self.load(real, high), Self.load(imaginary, high))
                let (x, y) = (a * c - b * s, a * s + b * c)
                let (p, q): (Lanes, Lanes) = (Self.load(real, low), Self.load(imaginary, low))
                Self.store(p - x, in: real, high)
                Self.store(q - y, in: imaginary, high)
                Self.store(p + x, in: real, low)
                Self.store(q + y, in: imaginary, low)
            }
        }
    }

    @inline(__always)
    private static func load<Lanes: SIMD>(_ points: UnsafeBufferPointer<Float>, _ index: Int) -> Lanes {
        UnsafeRawBufferPointer(points).loadUnaligned(fromByteOffset: index * MemoryLayout<Float>.stride, as: Lanes.self)
    }

    @inline(__always)
    private static func load<Lanes: SIMD>(_ points: Points, _ index: Int) -> Lanes {
        load(UnsafeBufferPointer(points), index)
    }

    @inline(__always)
    private static func store<Lanes: SIMD>(_ lanes: Lanes, in points: Points, _ index: Int) {
        UnsafeMutableRawBufferPointer(points).storeBytes(
            of: lanes, toByteOffset: index * MemoryLayout<Float>.stride, as: Lanes.self)
    }
}
