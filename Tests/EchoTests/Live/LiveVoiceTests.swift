import EchoAudio
import Testing

@testable import Echo

@Suite struct `The endless track of a live voice becomes pieces of speech` {
    private let start = ContinuousClock.now
    private let word = LiveScript.word
    private let quiet = LiveScript.quiet

    private func receive(
        _ sounds: [PCM16], every milliseconds: Int = 100, by voice: inout LiveVoice, from first: Int = 0
    ) -> [LiveVoice.Step] {
        sounds.enumerated().flatMap { index, sound in
            voice.receive(sound, at: start + .milliseconds((first + index) * milliseconds)) { "v\(index)" }
        }
    }

    private func frames(_ steps: [LiveVoice.Step]) -> Int {
        steps.reduce(0) { if case .play(let sound, _) = $1 { $0 + sound.samples.count } else { $0 } }
    }

    @Test func `silence between is nobody's sound, pauses between words are`() {
        var voice = LiveVoice()

        let steps = receive(
            Array(repeating: quiet, count: 5) + [word, quiet, quiet, word] + Array(repeating: quiet, count: 8),
            by: &voice)

        #expect(steps.first == .began(item: "v5"))
        #expect(steps.last == .ended(item: "v5"))
        // Its lead, four pieces, and the quiet that had to be waited for.
        #expect(frames(steps) == 1440 + (4 + 7) * 2400)
        #expect(voice.item == nil)
    }

    @Test func `a tick at the beginning is no speech`() {
        var voice = LiveVoice()

        let steps = receive([PCM16(Array(repeating: 45, count: 2400))], by: &voice)

        #expect(steps.isEmpty)
    }

    @Test func `what comes too early does not wait: silence is left out, then all but the newest is skipped`() {
        var voice = LiveVoice()
        let hurried = receive([word, word, word, word, quiet, quiet], every: 0, by: &voice)
        #expect(frames(hurried) == 1440 + 4 * 2400)

        let late = receive(Array(repeating: word, count: 30), every: 0, by: &voice)

        #expect(late.contains { if case .skipped = $0 { true } else { false } })
    }

    @Test func `seconds at once are cut to the newest`() {
        var voice = LiveVoice()

        let steps = receive([PCM16(Array(repeating: 3000, count: 240_000))], by: &voice)

        #expect(frames(steps) == 1440 + 7200)
    }

    @Test func `a voice that was silenced is heard again after a breath`() {
        var voice = LiveVoice()
        _ = receive([word, word], by: &voice)

        let item = voice.silence()

        let rest = receive([word, word, quiet, quiet, word], by: &voice, from: 2)
        let breath = receive(Array(repeating: quiet, count: 5), by: &voice, from: 7)
        let next = receive([word], by: &voice, from: 12)
        #expect(item == "v0")
        #expect(rest.isEmpty)
        #expect(breath.isEmpty)
        #expect(!next.isEmpty)
    }

    @Test func `of a voice that is spoken over nothing is heard that was on its way, unless it means to speak on`() {
        var voice = LiveVoice()
        _ = receive([word, word], by: &voice)

        let item = voice.silence(spokenOverAt: start + .milliseconds(200))

        let late = receive([word, word, word], by: &voice, from: 2)
        let insisting = receive(Array(repeating: word, count: 10), by: &voice, from: 5)
        #expect(item == "v0")
        #expect(late.isEmpty)
        #expect(insisting.first == .began(item: "v7"))
    }
}
