import EchoAudio
import EchoTestKit
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `The parts of a live session keep their measure` {
    @Test func `a rate change keeps length, pitch and silence`() {
        var raise = RateChange.raise
        var lower = RateChange.lower
        let tone = (0..<16_000).map { Int16(8_000 * sin(2 * .pi * 1_000 * Double($0) / 16_000)) }

        var raised: [Int16] = []
        for start in stride(from: 0, to: tone.count, by: 320) {
            raised += raise.process(Array(tone[start..<start + 320]))
        }
        let lowered = lower.process(raised)
        let quiet = lower.process(raise.process(Array(repeating: 0, count: 4_000))).suffix(3_000)

        #expect(raised.count == 24_000)
        #expect(lowered.count == 16_000)
        let settled = raised.dropFirst(240)
        let crossings = zip(settled, settled.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
        #expect((988...991).contains(crossings))
        #expect((7_800...8_200).contains(Int(lowered[1_000..<15_000].map(\.magnitude).max() ?? 0)))
        #expect(quiet.allSatisfy { $0 == 0 })
    }

    @Test(arguments: [1, 7, 160, 333])
    func `whatever the pieces`(step: Int) {
        let tone = (0..<4_800).map { Int16(8_000 * sin(2 * .pi * 700 * Double($0) / 16_000)) }
        var whole = RateChange.raise
        var pieces = RateChange.raise

        var output: [Int16] = []
        for start in stride(from: 0, to: tone.count, by: step) {
            output += pieces.process(Array(tone[start..<min(start + step, tone.count)]))
        }

        #expect(output == whole.process(tone))
    }

    @Test func `memory is bounded, and calls keep what came of them`() {
        var memory = DuplexMemory()
        memory.add(.user("what is the weather"))
        memory.add(.call(id: "1", name: "weather", arguments: "{}"))
        memory.add(.user("and hurry"))
        #expect(memory.settled() == [.user("what is the weather"), .user("and hurry")])

        memory.add(outputOf: "1", "rain")
        let output = BrainItem.callOutput(id: "1", output: "rain")
        #expect(memory.settled()[2] == output)
        #expect(memory.settled(endingWith: ["1"]).last == output)

        for _ in 0..<1_000 {
            memory.add(.user(String(repeating: "x", count: 400)))
            memory.add(.assistant("y"))
        }
        #expect(memory.tokens <= DuplexMemory.mostTokens)
        #expect(memory.settled().count <= DuplexMemory.mostItems)
    }

    @Test func `only the next sentences are turned into sound`() {
        var voice = DuplexVoice()

        voice.add((0..<1_000).map { "Sentence \($0)." }, .answer)
        let first = voice.takeUnspoken()
        let again = voice.takeUnspoken()
        voice.take(ScriptedSynthesizer.tone(milliseconds: 100))
        let unplayed = voice.takeUnspoken()
        _ = voice.next(4_800, mayTalk: true, atMs: 0)
        let next = voice.takeUnspoken()

        #expect(first == ["Sentence 0.", "Sentence 1."])
        #expect(again == [])
        #expect(unplayed == [])
        #expect(next == ["Sentence 2."])
    }

    @Test func `sound of sentences that were dropped is not taken for others`() {
        var voice = DuplexVoice()
        voice.add(["Old."], .answer)
        voice.add(["Kept."], .result)
        _ = voice.takeUnspoken()

        voice.drop(sparing: .result)
        let (isStale, isStill) = (voice.takeStaleness(), voice.takeStaleness())
        let next = voice.takeUnspoken()

        #expect(isStale)
        #expect(!isStill)
        #expect(next == ["Kept."])
    }

    @Test func `a sentence that cannot be spoken is left out`() {
        var voice = DuplexVoice()
        voice.add(["One.", "Two."], .answer)
        _ = voice.takeUnspoken()

        voice.skipUnspoken()
        let isStale = voice.takeStaleness()
        let next = voice.takeUnspoken()

        #expect(isStale)
        #expect(next == ["Two."])
    }

    @Test(
        arguments: [
            ("mhm", DuplexInterjection.attention), ("Uh-huh.", .attention), ("OK!", .attention), ("stop", .stop),
            ("That's enough!", .stop), ("stop the music", nil), ("what", nil), ("yes please do", nil),
        ] as [(String, DuplexInterjection?)])
    func `few words say attention or silence`(words: String, meaning: DuplexInterjection?) {
        #expect(DuplexInterjection(words) == meaning)
    }

    @Test func `what it says in a long story can be said by flite`() {
        #expect(SpeakableText.spoken("Mhm.") == "umhum.")
    }
}
