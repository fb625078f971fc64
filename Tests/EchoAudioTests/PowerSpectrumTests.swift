import Foundation
import Testing

@testable import EchoAudio

@Suite struct `The power of each frequency` {
    /// As it is defined: Hann's window, one sum for each bin.
    private func defined(_ samples: [Int16], size: Int) -> [Float] {
        let windowed = samples.indices.map { index in
            (0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(samples.count))) * Double(samples[index]) / 32_768
        }
        let middle = Double(samples.count) / 4
        return (0..<size / 2).map { bin in
            var (real, imaginary) = (0.0, 0.0)
            for (index, sample) in windowed.enumerated() {
                let angle = -2 * Double.pi * Double(bin * index) / Double(size)
                real += sample * cos(angle)
                imaginary += sample * sin(angle)
            }
            return Float((real * real + imaginary * imaginary) / (middle * middle))
        }
    }

    @Test(arguments: [(512, 512), (512, 480), (512, 3), (64, 63), (8, 8)])
    func `it is as the transform is defined`(size: Int, count: Int) {
        let samples = Sound.noise(amplitude: 0.5, frames: count)

        let power = PowerSpectrum(size: size, length: 480).power(of: samples[...])

        let wanted = defined(samples, size: size)
        #expect(power.count == size / 2)
        for (measured, wanted) in zip(power, wanted) {
            #expect(abs(measured - wanted) <= 1e-6 + 1e-4 * wanted)
        }
    }

    @Test func `a sine as loud as can be has the power 1 in its bin`() {
        let samples = (0..<512).map { Int16(32_767 * sin(2 * Double.pi * 40 * Double($0) / 512)) }

        let power = PowerSpectrum(size: 512).power(of: samples[...])

        #expect(abs(power[40] - 1) < 0.001)
        #expect(power[60] < 1e-6)
    }

    @Test(arguments: [0, 1]) func `of nothing there is none`(count: Int) {
        let power = PowerSpectrum(size: 64).power(of: [Int16](repeating: 1_000, count: count)[...])

        #expect(power == Array(repeating: 0, count: 32))
    }

    @Test func `what lies behind its size is left out`() {
        let samples = Sound.noise(amplitude: 0.5, frames: 600)
        let spectrum = PowerSpectrum(size: 512)

        #expect(spectrum.power(of: samples[...]) == spectrum.power(of: samples[..<512]))
    }

    @Test func `a transform and back gives the samples, as many times louder as there are`() {
        let transform = FourierTransform(size: 64)
        let samples = (0..<64).map { Float($0 % 7) - 3 }

        let back = transform.inverse(transform.spectrum(of: samples))

        for (sample, back) in zip(samples, back) { #expect(abs(back / 64 - sample) < 1e-4) }
    }
}
