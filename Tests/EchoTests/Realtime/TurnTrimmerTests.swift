import EchoAudio
import EchoTestKit
import Testing

@testable import Echo

@Suite struct `The silence around a turn that is ended by hand` {
    /// What goes out of a turn, with what its end lets go.
    private func sent(_ sound: PCM16) -> (before: PCM16, end: PCM16) {
        var trimmer = TurnTrimmer()
        var passed = PCM16()
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            passed = passed + trimmer.pass(PCM16(Array(sound.samples[start...].prefix(480))))
        }
        return (passed, trimmer.end())
    }

    private let word = SpokenSound.voice(milliseconds: 1000)

    @Test func `is not sent, but for a margin`() throws {
        let sound = SpokenSound.quiet(milliseconds: 2000) + word + SpokenSound.quiet(milliseconds: 3000)

        let (passed, end) = sent(sound)

        #expect(end == PCM16())
        #expect((1300...1900).contains(passed.samples.count / 24))
        // It is one stretch of what was said, the whole word in it.
        let start = try #require(sound.samples.firstRange(of: passed.samples.prefix(4800))).lowerBound
        #expect(start <= 48_000 && start + passed.samples.count >= 72_000)
        #expect(Array(sound.samples[start...].prefix(passed.samples.count)) == passed.samples)
    }

    @Test func `is sent between words`() {
        let sound = word + SpokenSound.quiet(milliseconds: 2000) + word + SpokenSound.quiet(milliseconds: 2000)

        let passed = sent(sound).before

        #expect((4200...4700).contains(passed.samples.count / 24))
    }

    @Test func `is all of the turn where no voice is found`() {
        let hiss = PCM16((0..<48_000).map { Int16($0 * 7919 % 601 - 300) })

        let (passed, end) = sent(hiss)

        #expect(passed == PCM16())
        #expect(end == hiss)
    }

    @Test func `is not kept for ever`() {
        var trimmer = TurnTrimmer()
        for _ in 0..<70 { _ = trimmer.pass(.silence(.seconds(1))) }

        let kept = trimmer.end().samples.count
        #expect((TurnTrimmer.longest...TurnTrimmer.longest + TurnTrimmer.surplus).contains(kept))
    }

    @Test func `does not carry over into the next turn`() {
        var trimmer = TurnTrimmer()
        _ = trimmer.pass(word + SpokenSound.quiet(milliseconds: 1000))
        _ = trimmer.end()

        #expect(!trimmer.hasHeardSpeech)
        #expect(trimmer.pass(SpokenSound.quiet(milliseconds: 100)) == PCM16())
        #expect(trimmer.end().samples.count == 2400)
    }
}
