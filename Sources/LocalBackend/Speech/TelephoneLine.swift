import Foundation

/// Tells sound that came over a telephone, or was recorded at 8 kHz: nothing is to be heard in it above 4 kHz.
enum TelephoneLine {
    /// Of the power, −48 dB: rounding leaves so much of soft speech. Of other speech there is 20 dB more above 5 kHz,
    /// except where it has no sharp consonant, for which it does not matter.
    private static let most = 1.6e-5
    private static let taps = 73

    /// A high pass at 5 kHz for 24 kHz, Blackman window.
    private static let kernel: [Float] = {
        let middle = taps / 2
        let cut = 5_000.0 / 24_000
        let low = (0..<taps).map { index -> Double in
            let distance = Double(index - middle)
            let sinc = distance == 0 ? 2 * cut : sin(2 * .pi * cut * distance) / (.pi * distance)
            let phase = 2 * Double.pi * Double(index) / Double(taps - 1)
            return sinc * (0.42 - 0.5 * cos(phase) + 0.08 * cos(2 * phase))
        }
        let sum = low.reduce(0, +)
        return low.enumerated().map { Float(($0.offset == middle ? 1 : 0) - $0.element / sum) }
    }()

    /// - Parameter samples: of speech, at 24 kHz.
    static func carried(_ samples: [Int16]) -> Bool {
        guard samples.count > taps else { return false }
        var (above, all) = (0.0, 0.0)
        samples.withUnsafeBufferPointer { samples in
            kernel.withUnsafeBufferPointer { kernel in
                for start in 0..<samples.count - taps {
                    var sum: Float = 0
                    for tap in 0..<taps { sum += Float(samples[start + tap]) * kernel[tap] }
                    above += Double(sum * sum)
                    let sample = Double(samples[start + taps / 2])
                    all += sample * sample
                }
            }
        }
        return above < all * most
    }
}
