import Foundation

/// Tones to keep and to recognise, at 24 kHz.
enum Tone {
    /// Half a second each of 300, 600 and 900 Hz, and so on.
    static func steps(_ count: Int) -> [Int16] {
        (0..<(count * 12_000)).map { frame in
            let pitch = 300.0 * Double(frame / 12_000 + 1)
            return Int16(8_000 * sin(2 * .pi * pitch * Double(frame) / 24_000))
        }
    }

    /// Hertz, by crossings of zero.
    static func pitch(_ samples: ArraySlice<Int16>) -> Double {
        let crossings = zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
        return Double(crossings) / 2 / (Double(samples.count) / 24_000)
    }
}
