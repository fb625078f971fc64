import Foundation
import Testing

@testable import Echo

/// What is said on this machine alone, and grows.
@Suite struct `A noted message` {
    private func message(_ text: String, _ status: Message.Status, at seconds: Double = 0) -> Message {
        Message(
            id: "n", role: .assistant, medium: .text, text: text, status: status,
            createdAt: Date(timeIntervalSince1970: seconds))
    }

    @Test func `grows until it is finished, keeps its time, and then stays as it is`() {
        var transcript = Transcript()
        _ = transcript.note([message("¡Muy", .inProgress)])
        _ = transcript.note([message("¡Muy bien", .inProgress, at: 1)])
        let ended = transcript.note([message("¡Muy bien!", .completed, at: 2)])

        #expect(transcript.note([message("else", .completed)]) == [])
        #expect(transcript.queue.all.map(\.text) == ["¡Muy bien!"])
        #expect(transcript.queue.all.map(\.createdAt.timeIntervalSince1970) == [0])
        #expect(transcript.queue.all.map(\.isLocal) == [true])
        #expect(ended.count == 3)
    }

    @Test func `changes nothing that a server knows`() {
        var transcript = Transcript()
        var known = message("asked", .inProgress)
        known.role = .user
        _ = transcript.show(known)

        #expect(transcript.note([message("else", .completed)]) == [])
        #expect(transcript.queue["n"]?.text == "asked")
    }
}
