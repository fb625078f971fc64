import EchoAudio
import Foundation
import Testing

@testable import echo_bench

/// A short form of `echo-bench --only voice`: the same voices, noises and arithmetic, fewer sentences.
@Suite struct `Telling speech from noise` {
    private static let hasVoices = FileManager.default.isExecutableFile(atPath: "/usr/bin/flite")
    private static let scenes = [
        VoiceTable.Scene(noise: .white, ratio: 5), VoiceTable.Scene(noise: .pink, ratio: 10),
        VoiceTable.Scene(noise: .babble, ratio: 10), VoiceTable.Scene(noise: .clicks, ratio: 5),
        VoiceTable.Scene(noise: .hum, ratio: 5),
    ]

    private func table() async throws -> VoiceTable {
        let sentences = try await SpokenSentence.all([VoiceTable.sentences[0]], voices: VoiceTable.voices)
        let talkers = try await SpokenSentence.all([VoiceTable.gossip[0]], voices: VoiceTable.talkers)
        return try VoiceTable(
            sentences, talkers: talkers, scenes: Self.scenes,
            judges: [.own, .speex(begins: 95, goesOn: 90), .speex(begins: 99, goesOn: 97)], seeds: [5])
    }

    @Test(.enabled(if: hasVoices)) func `is done better than by speexdsp at 5 to 10 dB, in babble too`() async throws {
        let table = try await table()
        let speex = try #require(table.best(of: [.speex(begins: 95, goesOn: 90), .speex(begins: 99, goesOn: 97)]))

        #expect(table.moderate(.own) > table.moderate(speex) + 5)
        let all = try #require(table.score(of: .own) { _ in true })
        #expect(all.hits > 75)
        #expect(all.falseAlarms < 15)
        let babble = try #require(table.score(of: .own) { $0.noise == .babble })
        #expect(babble.hits > 60)
        #expect(babble.falseAlarms < 25)
    }

    @Test func `frames of speech and the others weigh the same`() {
        let score = VoiceScore([true, false, true, false, false, false], of: [true, true, false, false, false, false])

        #expect(score.hits == 50)
        #expect(score.falseAlarms == 25)
        #expect(score.balance == 62.5)
        #expect((score + score).balance == 62.5)
        #expect(VoiceScore().hits == 0)
    }

    @Test func `noise is as loud as the ratio says, and the same in every run`() {
        var (one, other) = (Random(seed: 1), Random(seed: 1))
        let tone = (0..<24_000).map { 2_000 * sin(Double($0) / 20) }
        let speech = MarkedSpeech([tone], &one)
        _ = MarkedSpeech([tone], &other)
        for noise in Noise.allCases {
            let sound = noise.samples(speech.samples.count, voices: [tone], &one)
            #expect(sound == noise.samples(speech.samples.count, voices: [tone], &other))
            let mixed = speech.mixed(with: sound, ratio: 10)
            let alone = zip(mixed, speech.samples).map { Double($0) - $1 * 0.7 }
            let power = alone.reduce(0) { $0 + $1 * $1 } / Double(alone.count)
            #expect(abs(10 * log10(speech.power * 0.49 / power) - 10) < 0.5)
        }
    }
}
