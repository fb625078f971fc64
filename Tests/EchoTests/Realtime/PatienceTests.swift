import Foundation
import Testing

@testable import Echo

@Suite struct `Waiting longer for somebody who thinks` {
    private func message(_ role: Message.Role, _ text: String, _ status: Message.Status = .completed) -> Message {
        Message(
            id: text, role: role, medium: .voice, text: text, status: status, createdAt: Date(timeIntervalSince1970: 0))
    }

    private func extra(_ step: Int, _ messages: Message...) -> Int {
        Patience(step).extra(after: messages.reversed()).milliseconds
    }

    @Test(arguments: [(0, 0), (1, 400), (2, 800), (3, 1_200), (9, 1_200), (-1, 0)])
    func `after a question by step`(step: Int, milliseconds: Int) {
        #expect(extra(step, message(.user, "Hi."), message(.assistant, "Which city do you mean?")) == milliseconds)
    }

    @Test(arguments: ["Which one? ", "“Really?”", "どこ？"]) func `a question is known by its mark`(text: String) {
        #expect(extra(1, message(.assistant, text)) == 400)
    }

    @Test func `an answer that only holds a question is none, and neither is half an answer`() {
        #expect(extra(1, message(.assistant, "Why? Because it rains.")) == 0)
        #expect(extra(1, message(.assistant, "Which?", .inProgress)) == 0)
        #expect(extra(1, message(.assistant, "Which?", .interrupted(heard: .zero, heardCharacters: 0))) == 0)
    }

    @Test(arguments: [
        "I would like to", "Well, I think that", "the red one, and", "um", "because…", "First, ", "I went to the",
    ])
    func `after an unfinished sentence`(text: String) {
        #expect(extra(2, message(.user, text)) == 1_200)
    }

    @Test(arguments: ["What time is it", "Stop.", "tell me more", "I do.", ""])
    func `a sentence that may be finished is taken as such`(text: String) {
        #expect(extra(3, message(.user, text)) == 0)
    }

    @Test func `what the user left unfinished counts until something is answered`() {
        let unfinished = message(.user, "I would like to")
        #expect(extra(1, unfinished, message(.assistant, "", .inProgress)) == 600)
        #expect(extra(1, unfinished, message(.assistant, "Take your time.")) == 0)
    }
}
