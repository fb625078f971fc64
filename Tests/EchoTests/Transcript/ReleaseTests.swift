import EchoWire
import Foundation
import Testing

@testable import Echo

/// Finished messages in the order of the conversation, whenever they are finished.
@Suite struct `Finished messages are released in order` {
    private func message(_ id: String, _ status: Message.Status = .inProgress) -> Message {
        Message(
            id: id, role: .user, medium: .voice, text: id, status: status, createdAt: Date(timeIntervalSince1970: 0))
    }

    private func released(_ events: [EchoEvent]) -> [String] {
        events.compactMap { if case .messageReleased(let message) = $0 { message.id } else { nil } }
    }

    @Test func `and one that is late holds back what follows`() {
        var transcript = Transcript()
        _ = transcript.show(message("question"))
        _ = transcript.show(message("answer"))
        #expect(released(transcript.finish("answer", .completed)) == [])

        #expect(released(transcript.finish("question", .completed)) == ["question", "answer"])
    }

    @Test func `and one that fails holds back nothing any more`() {
        var transcript = Transcript()
        _ = transcript.show(message("question", .transcribing))
        #expect(released(transcript.show(message("answer", .completed))) == [])

        let failure = TranscriptionFailure.timedOut(after: .seconds(15))
        #expect(released(transcript.finish("question", .transcriptionFailed(failure))) == ["question", "answer"])
    }

    @Test func `and one that is taken back holds back nothing any more`() {
        var transcript = Transcript()
        _ = transcript.show(message("question"))
        _ = transcript.show(message("answer", .completed))

        #expect(released(transcript.remove("question")) == ["answer"])
    }

    @Test func `once, however often they are finished`() {
        var transcript = Transcript()
        _ = transcript.show(message("answer"))
        #expect(released(transcript.finish("answer", .completed)) == ["answer"])
        #expect(released(transcript.finish("answer", .interrupted(heard: .zero, heardCharacters: 0))) == [])
    }

    @Test func `at the place that the server tells late`() {
        var transcript = Transcript()
        _ = transcript.show(message("b"))
        _ = transcript.show(message("c"))
        _ = transcript.show(message("a"))
        transcript.queue.place("a", after: nil)
        transcript.queue.place("b", after: "a")
        _ = transcript.finish("b", .completed)
        _ = transcript.finish("c", .completed)

        #expect(released(transcript.finish("a", .completed)) == ["a", "b", "c"])
    }

    @Test func `but not again what was said on another leg`() {
        var transcript = Transcript()
        transcript.load([message("old", .completed)])
        #expect(released(transcript.show(message("new", .completed))) == ["new"])
    }

    /// Ten thousand messages that are finished from the last to the first are looked at a bounded number of times.
    @Test func `in whatever order, all of them`() {
        var transcript = Transcript()
        let ids = (0..<10_000).map { "m\($0)" }
        for id in ids { _ = transcript.show(message(id)) }
        var order: [String] = []
        for id in ids { order += released(transcript.finish(id, .completed)) }
        #expect(order == ids)
    }
}
