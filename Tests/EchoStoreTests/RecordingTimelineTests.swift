import Echo
import Foundation
import Testing

@testable import EchoStore

@Suite struct `A recording's timeline` {
    private let a = RecordedPart(name: "a.wav")
    private let b = RecordedPart(name: "b.wav", start: 2.6)

    private func message(
        _ id: String, _ role: Message.Role, _ text: String, medium: Message.Medium = .voice
    ) -> EchoEvent {
        var message = Message(
            id: id, role: role, medium: medium, status: .completed, createdAt: Date(timeIntervalSince1970: 0))
        message.text = text
        return .messageFinalized(message)
    }

    @Test func `has a line for each turn when it begins, and one when all is known of it`() {
        var timeline = RecordingTimeline()
        #expect(
            timeline.receive(.userStartedSpeaking(itemID: "u"), at: 1, in: a)
                == [RecordedTurn(start: 1, who: .you, text: "", file: "a.wav")])
        #expect(timeline.receive(.userStoppedSpeaking(itemID: "u"), at: 2.5, in: a) == [])
        #expect(timeline.receive(message("a", .assistant, "Sunny."), at: 2.9, in: a) == [])
        let question = timeline.receive(message("u", .user, "Weather?"), at: 3, in: a)
        #expect(
            timeline.receive(.assistantStartedSpeaking(itemID: "a"), at: 3.1, in: a)
                == [RecordedTurn(start: 3.1, who: .echo, text: "Sunny.", file: "a.wav")])
        let answer = timeline.receive(.assistantStoppedSpeaking(itemID: "a"), at: 4, in: b)

        #expect(question == [RecordedTurn(start: 1, end: 2.5, who: .you, text: "Weather?", file: "a.wav")])
        #expect(answer == [RecordedTurn(start: 3.1, end: 4, who: .echo, text: "Sunny.", file: "a.wav")])
        #expect(timeline.receive(message("a", .assistant, "Sunny."), at: 5, in: b) == [])
    }

    @Test func `says the text of an answer that goes on as soon as it is known`() {
        var timeline = RecordingTimeline()
        let begun = timeline.receive(.assistantStartedSpeaking(itemID: "a"), at: 3, in: a)
        let known = timeline.receive(message("a", .assistant, "Sunny."), at: 3.5, in: a)

        #expect(begun.map(\.line) == [#"{"file":"a.wav","start":3,"text":"","who":"echo"}"# + "\n"])
        #expect(known.map(\.line) == [#"{"file":"a.wav","start":3,"text":"Sunny.","who":"echo"}"# + "\n"])
        #expect(timeline.receive(.turnChanged(.assistant), at: 3.6, in: a) == [])
    }

    @Test func `counts from the beginning of the file that it names, in whole milliseconds`() {
        var timeline = RecordingTimeline()
        _ = timeline.receive(.assistantStartedSpeaking(itemID: "a"), at: 2.704, in: b)
        _ = timeline.receive(.assistantInterrupted(itemID: "a", heard: .milliseconds(301)), at: 3.1, in: b)
        _ = timeline.receive(.assistantStoppedSpeaking(itemID: "a"), at: 3.1, in: b)

        let lines = timeline.receive(message("a", .assistant, "It"), at: 3.1, in: RecordedPart(name: "c", start: 3))

        #expect(
            lines == [
                RecordedTurn(start: 0.104, end: 0.5, who: .echo, text: "It", interruptedAt: 0.405, file: "b.wav")
            ])
    }

    @Test func `no answer was stopped after its end`() {
        var timeline = RecordingTimeline()
        _ = timeline.receive(.assistantStartedSpeaking(itemID: "a"), at: 3, in: a)
        _ = timeline.receive(.assistantInterrupted(itemID: "a", heard: .milliseconds(900)), at: 3.8, in: a)
        _ = timeline.receive(.assistantStoppedSpeaking(itemID: "a"), at: 3.8, in: a)

        #expect(timeline.receive(message("a", .assistant, "It"), at: 3.8, in: a).map(\.interruptedAt) == [3.8])
    }

    @Test func `says where the assistant was stopped`() {
        var timeline = RecordingTimeline()
        _ = timeline.receive(.assistantStartedSpeaking(itemID: "a"), at: 3, in: a)
        _ = timeline.receive(.assistantInterrupted(itemID: "a", heard: .milliseconds(750)), at: 3.8, in: a)
        _ = timeline.receive(.assistantStoppedSpeaking(itemID: "a"), at: 3.8, in: a)

        let lines = timeline.receive(message("a", .assistant, "It is"), at: 3.8, in: a)

        #expect(lines.map(\.interruptedAt) == [3.75])
        #expect(
            lines.first?.line
                == #"{"end":3.8,"file":"a.wav","interrupted_at":3.75,"start":3,"text":"It is","who":"echo"}"# + "\n")
    }

    @Test func `what is written has a place and no length`() {
        var timeline = RecordingTimeline()

        let lines = timeline.receive(message("u", .user, "hi\n\"there\"", medium: .text), at: 2, in: a)

        #expect(lines == [RecordedTurn(start: 2, end: 2, who: .you, text: "hi\n\"there\"", file: "a.wav")])
        #expect(lines.first?.line.filter(\.isNewline).count == 1)
    }

    @Test func `a turn that is ended by hand lasts as long as the microphone was open`() {
        var timeline = RecordingTimeline()
        _ = timeline.receive(.turnChanged(.listening), at: 1, in: a)
        _ = timeline.receive(.turnChanged(.thinking), at: 2.5, in: a)
        _ = timeline.receive(.turnChanged(.assistant), at: 2.8, in: b)

        let lines = timeline.receive(message("u", .user, "Lamp on."), at: 3, in: b)

        #expect(lines == [RecordedTurn(start: 1, end: 2.5, who: .you, text: "Lamp on.", file: "a.wav")])
    }

    @Test func `ends what is under way with the recording`() {
        var timeline = RecordingTimeline()
        _ = timeline.receive(.userStartedSpeaking(itemID: "u"), at: 1, in: a)
        _ = timeline.receive(.userStoppedSpeaking(itemID: "u"), at: 2, in: a)
        _ = timeline.receive(.assistantStartedSpeaking(itemID: "a"), at: 3, in: a)

        let lines = timeline.finish(at: 9).map { "\($0.who) \($0.start)-\($0.end ?? 0)" }
        #expect(lines == ["you 1.0-2.0", "echo 3.0-9.0"])
        #expect(timeline.finish(at: 10) == [])
    }
}
