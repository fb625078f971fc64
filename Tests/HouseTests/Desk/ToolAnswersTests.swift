import Echo
import Foundation
import Testing

@testable import House

@Suite struct `Answers that came through the tool of the house` {
    private var answers = ToolAnswers()

    private func message(_ id: String, _ role: Message.Role) -> Message {
        let date = Date(timeIntervalSince1970: 0)
        return Message(id: id, role: role, medium: .voice, text: "…", status: .completed, createdAt: date)
    }

    private func called(_ name: String, _ phase: ToolActivity.Phase, _ output: String? = nil) -> EchoEvent {
        .toolCallUpdated(
            ToolActivity(call: ToolCall(id: "c", name: name, arguments: "{}"), phase: phase, output: output))
    }

    @Test mutating func `are what the assistant says next to the same question, once`() {
        #expect(answers.receive(.messageUpdated(message("question", .user))) == nil)
        #expect(answers.receive(called("house", .running)) == nil)
        #expect(answers.receive(called("house", .succeeded, "The hall lamp is on now.")) == nil)
        // The transcript may come late.
        #expect(answers.receive(.messageUpdated(message("question", .user))) == nil)
        #expect(answers.receive(.messageUpdated(message("answer", .assistant))) == "answer")
        #expect(answers.receive(.messageFinalized(message("answer", .assistant))) == nil)
    }

    @Test(arguments: [
        ("house", ToolActivity.Phase.succeeded, #"{"understood": false}"#), ("weather", .succeeded, "24 °C"),
        ("house", .failed, "no"), ("house", .cancelled, ""),
    ])
    mutating func `are none where the house did not understand, was not asked, or failed`(
        name: String, phase: ToolActivity.Phase, output: String
    ) {
        _ = answers.receive(.messageUpdated(message("question", .user)))
        _ = answers.receive(called(name, phase, output))
        #expect(answers.receive(.messageUpdated(message("answer", .assistant))) == nil)
    }

    @Test mutating func `are none to another question`() {
        _ = answers.receive(.messageUpdated(message("question", .user)))
        _ = answers.receive(called("house", .succeeded, "Done."))
        _ = answers.receive(.messageUpdated(message("other", .user)))
        #expect(answers.receive(.messageUpdated(message("answer", .assistant))) == nil)
    }
}
