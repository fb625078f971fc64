import Foundation

/// Sound that is easily told from silence.
enum Tone {
    static func sine(_ hertz: Double = 440, amplitude: Double = 0.4, seconds: Double, rate: Int = 24_000) -> [Int16] {
        (0..<Int(seconds * Double(rate))).map {
            Int16(sin(2 * .pi * hertz * Double($0) / Double(rate)) * amplitude * 32_767)
        }
    }

    /// From the first sample that is not silent to the last, in seconds.
    static func length(_ samples: [Int16], rate: Int) -> Double {
        guard let first = samples.firstIndex(where: { $0.magnitude > 40 }),
            let last = samples.lastIndex(where: { $0.magnitude > 40 })
        else { return 0 }
        return Double(last - first + 1) / Double(rate)
    }

    /// Amplitude, 0–1, of one frequency.
    static func amplitude(of hertz: Double, in samples: some Collection<Int16>, rate: Int) -> Double {
        var (real, imaginary) = (0.0, 0.0)
        for (frame, sample) in samples.enumerated() {
            let angle = 2 * Double.pi * hertz * Double(frame) / Double(rate)
            real += cos(angle) * Double(sample)
            imaginary += sin(angle) * Double(sample)
        }
        return 2 * (real * real + imaginary * imaginary).squareRoot() / Double(max(samples.count, 1)) / 32_768
    }
}
