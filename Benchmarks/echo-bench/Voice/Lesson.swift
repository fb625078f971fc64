import EchoAudio
import Foundation

/// Some sentences of one voice in some noise, at some level.
struct Lesson: Sendable {
    let sound: [Int16]
    let isSpeech: [Bool]

    /// - Parameters:
    ///   - voices: the sentences of many people, a list each.
    ///   - talkers: sentences for babble.
    init(voices: [[[Double]]], talkers: [[Double]], _ random: inout Random) {
        let voice = voices[random.below(voices.count)]
        let pace = 1 + 0.2 * random.next()
        let sentences = (0..<4).map { _ in
            Self.coloured(Self.paced(voice[random.below(voice.count)], pace), &random)
        }
        let speech = MarkedSpeech(sentences, lead: 2.5 * random.share(), &random)
        let count = speech.isSpeech.count * MarkedSpeech.frame
        let level = pow(10, (8 - 34 * random.share()) / 20)
        let noise = Self.noise(count, talkers, &random)
        let kind = random.share()
        if kind < 0.15 {
            // Nobody speaks; the noise alone is as loud as it likes.
            let quiet = pow(10, -1.5 * random.share())
            let power = noise.reduce(0) { $0 + $1 * $1 } / Double(noise.count)
            let gain = 3_000 * quiet / max(power, 1e-9).squareRoot() * level
            sound = noise.map { Int16(clamping: Int($0 * gain)) }
            isSpeech = Array(repeating: false, count: speech.isSpeech.count)
        } else {
            let ratio = kind < 0.25 ? 30 + 20 * random.share() : -4 + 26 * random.share()
            sound = speech.mixed(with: noise, ratio: ratio, level: level)
            isSpeech = speech.isSpeech
        }
    }

    private static func noise(_ count: Int, _ talkers: [[Double]], _ random: inout Random) -> [Double] {
        let all = Noise.allCases + LessonNoise.allCases.map { $0 as any NoiseProtocol }
        // Babble is the hardest: it comes three times as often.
        let offered: [any NoiseProtocol] = all + [Noise.babble, Noise.babble]
        let first = offered[random.below(offered.count)].samples(count, voices: talkers, &random)
        guard random.share() < 0.25 else { return first }
        let second = offered[random.below(offered.count)].samples(count, voices: talkers, &random)
        let share = random.share()
        let (one, other) = (share / rms(first), (1 - share) / rms(second))
        return zip(first, second).map { $0 * one + $1 * other }
    }

    private static func rms(_ samples: [Double]) -> Double {
        max(1e-9, (samples.reduce(0) { $0 + $1 * $1 } / Double(max(samples.count, 1))).squareRoot())
    }

    /// Faster and higher, or slower and lower.
    private static func paced(_ samples: [Double], _ pace: Double) -> [Double] {
        (0..<Int(Double(max(samples.count - 1, 0)) / pace)).map { index in
            let position = Double(index) * pace
            let (whole, part) = (Int(position), position - position.rounded(.down))
            return samples[whole] * (1 - part) + samples[whole + 1] * part
        }
    }

    /// As another microphone in another room hears it: a tilt of the spectrum and some early reflections.
    private static func coloured(_ samples: [Double], _ random: inout Random) -> [Double] {
        let tilt = 0.6 * random.next()
        var previous = 0.0
        var sound = samples.map { sample in
            defer { previous = sample }
            return sample + tilt * previous
        }
        guard random.share() < 0.4 else { return sound }
        for _ in 0..<4 {
            let (delay, gain) = (200 + random.below(1_500), 0.35 * random.next())
            for index in stride(from: sound.count - 1, to: delay, by: -1) {
                sound[index] += gain * sound[index - delay]
            }
        }
        return sound
    }
}
