import Testing

@testable import EchoAudio

@Suite struct `Short tones` {
    @Test(arguments: Earcon.allCases) func `are short, soft and without a click`(earcon: Earcon) {
        let samples = earcon.sound.samples

        #expect(earcon.sound.duration <= .milliseconds(150))
        #expect(earcon.sound.duration >= .milliseconds(100))
        let peak = samples.map { abs(Int($0)) }.max() ?? 0
        // 0.063 of full scale is −24 dBFS.
        #expect((1_900...2_068).contains(peak))
        #expect(samples.first == 0 && samples.last == 0)
        for (one, next) in zip(samples, samples.dropFirst()) { #expect(abs(Int(one) - Int(next)) < 600) }
    }

    @Test func `differ`() { #expect(Set(Earcon.allCases.map(\.sound)).count == Earcon.allCases.count) }

    @Test(arguments: Earcon.allCases) func `are not taken for speech`(earcon: Earcon) {
        var detector = VoiceActivityDetector()
        let silence = [Int16](repeating: 0, count: 24_000)

        let probabilities = detector.process(silence + earcon.sound.samples + silence)

        #expect(probabilities.count { $0 >= 0.5 } <= 3)
    }
}
