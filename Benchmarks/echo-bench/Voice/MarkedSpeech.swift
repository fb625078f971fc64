import EchoAudio
import Foundation

/// Sentences with pauses between them, and which of its frames of 20 ms are speech.
struct MarkedSpeech: Sendable {
    static let frame = VoiceActivityDetector.frameLength
    /// Level of the loud frames of each sentence, as an amplitude.
    private static let level = 3_000.0
    /// A frame is speech when it is no more than 32 dB softer than those.
    private static let softest = pow(10, -3.2)

    private(set) var samples: [Double] = []
    private(set) var isSpeech: [Bool] = []
    /// Mean square of the frames that are.
    private(set) var power = 0.0

    /// - Parameters:
    ///   - sentences: as they were spoken, at 24 kHz.
    ///   - lead: seconds before the first.
    init(_ sentences: [[Double]], lead: Double = 2, _ random: inout Random) {
        samples = Self.pause(lead)
        for sentence in sentences {
            let loud = Self.powers(sentence).sorted()
            guard !loud.isEmpty else { continue }
            let gain = Self.level / max(1, loud[loud.count * 3 / 4].squareRoot())
            samples += sentence.map { $0 * gain } + Self.pause(0.8 + 0.8 * abs(random.next()))
            samples += Array(repeating: 0, count: (Self.frame - samples.count % Self.frame) % Self.frame)
        }
        let powers = Self.powers(samples)
        isSpeech = Self.closed(powers.map { $0 > Self.level * Self.level * Self.softest })
        let loud = zip(powers, isSpeech).filter(\.1).map(\.0)
        power = loud.reduce(0, +) / Double(max(loud.count, 1))
    }

    /// The speech in noise, at a ratio in dB of their powers while somebody speaks.
    /// - Parameter level: gain of all of it.
    func mixed(with noise: [Double], ratio: Double, level: Double = 0.7) -> [Int16] {
        let noisePower = noise.reduce(0) { $0 + $1 * $1 } / Double(noise.count)
        let gain = (power / max(noisePower, 1e-9)).squareRoot() * pow(10, -ratio / 20)
        return zip(samples, noise).map { Int16(clamping: Int(($0 + $1 * gain) * level)) }
    }

    private static func pause(_ seconds: Double) -> [Double] { Array(repeating: 0, count: Int(seconds * 24_000)) }

    private static func powers(_ samples: [Double]) -> [Double] {
        stride(from: 0, to: samples.count - frame + 1, by: frame).map { start in
            samples[start..<start + frame].reduce(0) { $0 + $1 * $1 } / Double(frame)
        }
    }

    /// Gaps of up to 60 ms belong to the word around them.
    private static func closed(_ marks: [Bool]) -> [Bool] {
        var marks = marks
        var last: Int?
        for index in marks.indices where marks[index] {
            if let last, index - last <= 4 { for gap in last..<index { marks[gap] = true } }
            last = index
        }
        return marks
    }
}
