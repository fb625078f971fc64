import EchoAudio
public import Foundation

/// 20 ms that somebody at a telephone heard.
public struct HeardFrame: Sendable, Hashable {
    /// Louder than the noise of a line: −41 dBFS, on average.
    private static let loud = 300
    private static let ringFrequency = 425.0
    /// What of the energy must be at that frequency.
    private static let ringShare = 0.85

    /// Since the call was answered.
    public var time: Duration
    public var sound: Data

    /// Whether there is anything to hear.
    public var isLoud: Bool { Self.isLoud(sound) }

    /// Whether it is a telephone network's ring (425 Hz, ITU-T E.180) and nothing else.
    static func isRing(_ sound: Data) -> Bool {
        let samples = MuLaw.decode(Array(sound)).map(Double.init)
        let energy = samples.reduce(0) { $0 + $1 * $1 }
        guard energy > 0 else { return false }
        let angle = 2 * Double.pi * ringFrequency / 8000
        let (real, imaginary) = samples.enumerated().reduce(into: (0.0, 0.0)) { sum, sample in
            sum.0 += sample.element * cos(angle * Double(sample.offset))
            sum.1 += sample.element * sin(angle * Double(sample.offset))
        }
        // All of a pure tone's energy is at its frequency, half of it at the negative one.
        return 2 * (real * real + imaginary * imaginary) > ringShare * energy * Double(samples.count)
    }

    static func isLoud(_ sound: Data) -> Bool {
        let sum = MuLaw.decode(Array(sound)).reduce(0) { $0 + Int($1.magnitude) }
        return sum > loud * sound.count
    }
}
