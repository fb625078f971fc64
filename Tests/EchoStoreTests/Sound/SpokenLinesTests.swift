import Echo
import EchoAudio
import Foundation
import Testing

@testable import EchoStore

@Suite struct `Spoken lines` {
    private static let rate = PCM16.sampleRate

    /// What became of each line: how much was said of it, its values in order of their first appearance, and how it went.
    private struct Outcome: Equatable {
        var frames = 0
        var values: [Int16] = []
        var isOver = false
        var isDiscarded = false
    }

    private func outcome(_ actions: [SpokenLines.Action]) -> [String: Outcome] {
        actions.reduce(into: [:]) { lines, action in
            switch action {
            case .begin(let id): lines[id] = Outcome()
            case .append(let samples, let id):
                lines[id]?.frames += samples.count
                for sample in samples where lines[id]?.values.contains(sample) == false {
                    lines[id]?.values.append(sample)
                }
            case .end(let id): lines[id]?.isOver = true
            case .discard(let id): lines[id]?.isDiscarded = true
            }
        }
    }

    private func sound(_ value: Int16, _ seconds: Double) -> [Int16] {
        Array(repeating: value, count: Int(seconds * Double(Self.rate)))
    }

    private func frame(_ seconds: Double) -> Int { Int(seconds * Double(Self.rate)) }

    @Test func `of a person begin a little before the voice and end a little behind it`() {
        var sut = SpokenLines()
        var actions = sut.take(sound(1, 2), sound(0, 2))
        #expect(actions == [])
        sut.receive(.userStartedSpeaking(itemID: "u"), at: frame(1), isExact: true)
        sut.receive(.userStoppedSpeaking(itemID: "u"), at: frame(3), isExact: true)
        for _ in 0..<20 { actions += sut.take(sound(2, 0.1), sound(0, 0.1)) }

        let line = outcome(actions)["u"]
        #expect(line?.isOver == true)
        // From 0.7 to 3.2 seconds.
        #expect(line?.frames == frame(2.5))
        #expect(line?.values == [1, 2])
    }

    @Test func `of an answer are what was heard of it, without the silence around it`() {
        var sut = SpokenLines()
        var actions = sut.take(sound(0, 1), sound(0, 1))
        sut.receive(.assistantStartedSpeaking(itemID: "a"), at: frame(1.1), isExact: false)
        actions += sut.take(sound(0, 1), sound(0, 0.2) + sound(5, 0.5) + sound(0, 0.1) + sound(6, 0.2))
        actions += sut.take(sound(0, 1), sound(0, 1))
        sut.receive(.assistantStoppedSpeaking(itemID: "a"), at: frame(2.5), isExact: false)
        actions += sut.take(sound(0, 1), sound(0, 1))

        #expect(outcome(actions)["a"] == Outcome(frames: frame(0.8), values: [5, 0, 6], isOver: true))
    }

    @Test func `that had begun before are what was heard since`() {
        var sut = SpokenLines()
        var actions = sut.take(sound(1, 1), sound(5, 1))
        for _ in 0..<20 { actions += sut.take(sound(1, 1), sound(5, 1)) }
        sut.receive(.assistantStoppedSpeaking(itemID: "a"), at: frame(21), isExact: false)
        sut.receive(.userStoppedSpeaking(itemID: "u"), at: frame(20), isExact: true)
        // Of a second one nothing is known, and nothing is guessed.
        sut.receive(.assistantStoppedSpeaking(itemID: "b"), at: frame(21), isExact: false)
        actions += sut.take(sound(0, 1), sound(0, 1))

        let lines = outcome(actions)
        #expect(lines["a"] == Outcome(frames: frame(21), values: [5], isOver: true))
        #expect(lines["u"] == Outcome(frames: frame(20.2), values: [1], isOver: true))
        #expect(lines["b"] == nil)
    }

    @Test func `of answers behind one another do not mix`() {
        var sut = SpokenLines()
        sut.receive(.assistantStartedSpeaking(itemID: "a"), at: 0, isExact: false)
        var actions = sut.take(sound(0, 1), sound(5, 1))
        sut.receive(.assistantInterrupted(itemID: "a", heard: .seconds(1)), at: frame(1), isExact: false)
        sut.receive(.assistantStartedSpeaking(itemID: "b"), at: frame(1.2), isExact: false)
        actions += sut.take(sound(0, 1), sound(6, 1))
        actions += sut.finish()

        let lines = outcome(actions)
        #expect(lines["a"] == Outcome(frames: frame(1), values: [5], isOver: true))
        #expect(lines["b"] == Outcome(frames: frame(1), values: [6], isOver: true))
    }

    @Test func `of turns that are ended by hand are what was said since the microphone was opened`() {
        var sut = SpokenLines()
        sut.endsByHand = true
        sut.receive(.turnChanged(.listening), at: frame(1), isExact: false)
        var actions: [SpokenLines.Action] = []
        for second in 0..<40 { actions += sut.take(sound(Int16(second + 1), 1), sound(0, 1)) }
        sut.receive(.turnChanged(.thinking), at: frame(40), isExact: false)
        let message = Message(id: "u", role: .user, medium: .voice, status: .transcribing, createdAt: Date())
        sut.receive(.messageUpdated(message), at: frame(40.2), isExact: false)
        actions += sut.take(sound(99, 1), sound(0, 1))

        let line = outcome(actions)["u"]
        #expect(line?.frames == frame(39))
        #expect(line?.values == (2...40).map { Int16($0) })
        #expect(line?.isOver == true)
    }

    @Test func `of turns that are ended by hand are theirs also when the next one has begun`() {
        var sut = SpokenLines()
        sut.endsByHand = true
        sut.receive(.turnChanged(.listening), at: frame(1), isExact: false)
        var actions: [SpokenLines.Action] = []
        for second in 0..<20 { actions += sut.take(sound(Int16(second + 1), 1), sound(0, 1)) }
        sut.receive(.turnChanged(.thinking), at: frame(3), isExact: false)
        sut.receive(.turnChanged(.listening), at: frame(3.1), isExact: false)
        let message = Message(id: "u", role: .user, medium: .voice, status: .transcribing, createdAt: Date())
        sut.receive(.messageUpdated(message), at: frame(5), isExact: false)
        sut.receive(.turnChanged(.thinking), at: frame(6), isExact: false)
        let next = Message(id: "v", role: .user, medium: .voice, status: .transcribing, createdAt: Date())
        sut.receive(.messageUpdated(next), at: frame(6.1), isExact: false)
        actions += sut.take(sound(21, 1), sound(0, 1))

        #expect(outcome(actions)["u"]?.values == [2, 3])
        #expect(outcome(actions)["v"]?.values == [4, 5, 6])
    }

    @Test func `are no turns of their own where somebody tells who speaks`() {
        var sut = SpokenLines()
        sut.receive(.turnChanged(.listening), at: 0, isExact: false)
        _ = sut.take(sound(1, 1), sound(0, 1))
        let message = Message(id: "u", role: .user, medium: .voice, status: .transcribing, createdAt: Date())
        sut.receive(.messageFinalized(message), at: frame(1), isExact: false)
        #expect(sut.take(sound(1, 1), sound(0, 1)) + sut.finish() == [])
    }

    @Test func `are gone with their message`() {
        var sut = SpokenLines()
        sut.receive(.userStartedSpeaking(itemID: "u"), at: 0, isExact: true)
        var actions = sut.take(sound(1, 1), sound(0, 1))
        sut.receive(.messageRemoved(id: "u"), at: frame(1), isExact: false)
        actions += sut.take(sound(1, 1), sound(0, 1))
        actions += sut.finish()
        #expect(outcome(actions)["u"]?.isDiscarded == true)
        #expect(outcome(actions)["u"]?.isOver == false)
    }

    @Test func `end when nothing comes any more`() {
        var sut = SpokenLines()
        sut.receive(.userStartedSpeaking(itemID: "u"), at: 0, isExact: true)
        let actions = sut.take(sound(1, 1), sound(0, 1)) + sut.finish()
        #expect(outcome(actions)["u"] == Outcome(frames: frame(1), values: [1], isOver: true))
    }

    @Test func `are there also when somebody tells of them seconds later`() {
        var sut = SpokenLines()
        var actions: [SpokenLines.Action] = []
        for second in 0..<30 { actions += sut.take(sound(Int16(second + 1), 1), sound(0, 1)) }
        sut.receive(.userStartedSpeaking(itemID: "u"), at: frame(24.3), isExact: true)
        sut.receive(.userStoppedSpeaking(itemID: "u"), at: frame(25.8), isExact: true)
        actions += sut.take(sound(31, 1), sound(0, 1))
        #expect(outcome(actions)["u"] == Outcome(frames: frame(2), values: [25, 26], isOver: true))
    }
}
