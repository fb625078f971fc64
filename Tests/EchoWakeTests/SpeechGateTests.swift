import EchoAudio
import EchoTestKit
import Testing

@testable import EchoWake

@Suite struct `Beginnings of speech` {
    private func steps(_ sound: PCM16, through gate: inout SpeechGate) -> [SpeechGate.Step] {
        stride(from: 0, to: sound.samples.count, by: 480).flatMap {
            gate.receive(PCM16(Array(sound.samples[$0..<min($0 + 480, sound.samples.count)])))
        }
    }

    private func kinds(_ steps: [SpeechGate.Step]) -> String {
        steps.map { step in
            switch step {
            case .begin: "b"
            case .goOn: "g"
            case .end: "e"
            }
        }.joined()
    }

    @Test func `pass, with what was before them, and end with them`() throws {
        var gate = SpeechGate()

        let steps = steps(
            SpokenSound.quiet(milliseconds: 2000) + SpokenSound.voice(milliseconds: 800)
                + SpokenSound.quiet(milliseconds: 1500), through: &gate)

        #expect(kinds(steps).contains(/^bg+e$/))
        guard case .begin(let samples)? = steps.first else {
            Issue.record("nothing began")
            return
        }
        #expect(samples.count == 400 * 24)
    }

    @Test func `what was heard before something else is listened for is kept no longer`() throws {
        var gate = SpeechGate()
        _ = steps(SpokenSound.quiet(milliseconds: 2000) + SpokenSound.voice(milliseconds: 400), through: &gate)

        gate.forgetSound()
        let steps = steps(SpokenSound.voice(milliseconds: 200), through: &gate)

        guard case .begin(let samples)? = steps.first else {
            Issue.record("nothing began")
            return
        }
        #expect(samples.count < 200 * 24)
    }

    @Test func `silence costs nothing`() {
        var gate = SpeechGate()

        #expect(steps(SpokenSound.quiet(milliseconds: 5000), through: &gate).isEmpty)
    }

    @Test func `who goes on speaking is not listened to until there was a pause`() {
        var gate = SpeechGate()
        let long = SpokenSound.quiet(milliseconds: 1000) + SpokenSound.voice(milliseconds: 8000)

        let first = steps(long, through: &gate)
        #expect(kinds(first).contains(/^bg+e$/))
        #expect(first.count <= 2600 / 20)
        let second = steps(
            SpokenSound.quiet(milliseconds: 1000) + SpokenSound.voice(milliseconds: 500), through: &gate)
        #expect(kinds(second).hasPrefix("bg"))
    }

    @Test func `what was found needs no more looking`() {
        var gate = SpeechGate()
        _ = steps(SpokenSound.quiet(milliseconds: 1000) + SpokenSound.voice(milliseconds: 500), through: &gate)

        gate.close()

        #expect(steps(SpokenSound.voice(milliseconds: 500), through: &gate).isEmpty)
    }
}
