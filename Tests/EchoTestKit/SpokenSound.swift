public import EchoAudio
import Foundation

/// Sound that a voice detector takes for speech, made of arithmetic: a buzz whose pitch and loudness move.
public enum SpokenSound {
    public static func voice(milliseconds: Int) -> PCM16 {
        var phase = 0.0
        return PCM16(
            (0..<milliseconds * 24).map { index in
                let time = Double(index) / 24_000
                let pitch = 130 + 25 * sin(2 * .pi * 2.3 * time)
                phase += pitch / 24_000
                let loudness = 0.75 + 0.25 * sin(2 * .pi * 4 * time)
                let harmonics = (1...24).reduce(0.0) {
                    $0 + sin(2 * .pi * phase * Double($1)) / Double($1).squareRoot()
                }
                return Int16(2_200 * loudness * harmonics / 2)
            })
    }

    /// A burst that holds no voice: a cough, a door.
    public static func noise(milliseconds: Int) -> PCM16 {
        var state: UInt32 = 7
        return PCM16(
            (0..<milliseconds * 24).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return Int16(truncatingIfNeeded: Int(state >> 18) - 8_192)
            })
    }

    public static func quiet(milliseconds: Int) -> PCM16 {
        var state: UInt32 = 1
        return PCM16(
            (0..<milliseconds * 24).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return Int16(truncatingIfNeeded: Int(state >> 28) - 8)
            })
    }
}

public func + (left: PCM16, right: PCM16) -> PCM16 { PCM16(left.samples + right.samples) }
