import EchoAudio
import Foundation

/// Synthetic sound for the tests, the same at every run.
enum Sound {
    static func sine(_ hertz: Double, amplitude: Double = 1, frames: Int, rate: Int = 24_000) -> [Int16] {
        (0..<frames).map { frame in
            let value = sin(2 * Double.pi * hertz * Double(frame) / Double(rate)) * amplitude
            return Int16((value * 32_767).rounded())
        }
    }

    /// White noise from a fixed seed.
    static func noise(amplitude: Double, frames: Int, seed: UInt64 = 1) -> [Int16] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        return (0..<frames).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int16(Double(Int64(bitPattern: state)) / Double(Int64.max) * amplitude * 32_767)
        }
    }

    static func silence(_ frames: Int) -> [Int16] { Array(repeating: 0, count: frames) }

    /// Both at once, clipped.
    static func mix(_ one: [Int16], _ other: [Int16]) -> [Int16] {
        zip(one, other).map { Int16(clamping: Int($0) + Int($1)) }
    }

    static func rms(_ samples: some Sequence<Int16>) -> Double {
        var sum = 0.0
        var count = 0.0
        for sample in samples {
            sum += Double(sample) * Double(sample)
            count += 1
        }
        return count == 0 ? 0 : (sum / count).squareRoot() / 32_768
    }

    /// Power of one frequency in the samples, as the amplitude of a sine, 0–1.
    static func amplitude(of hertz: Double, in samples: [Int16], rate: Int = 24_000) -> Double {
        var real = 0.0
        var imaginary = 0.0
        for (frame, sample) in samples.enumerated() {
            let angle = 2 * Double.pi * hertz * Double(frame) / Double(rate)
            real += cos(angle) * Double(sample)
            imaginary += sin(angle) * Double(sample)
        }
        return 2 * (real * real + imaginary * imaginary).squareRoot() / Double(max(samples.count, 1)) / 32_768
    }
}
