import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A live voice is told words piece by piece` {
    @Test(arguments: ["A sentence of some words. ", "word ", "x", "漢字。", "Привет, мир! "])
    func `pieces are no longer than the server takes, and nothing is lost`(_ words: String) {
        let text = String(repeating: words, count: 6000 / words.count)

        let pieces = LiveOutbox.pieces(of: text)

        #expect(pieces.count > 1)
        #expect(
            pieces.allSatisfy {
                $0.count <= LiveOutbox.mostCharacters && TokenCounter.tokens(in: $0) <= LiveOutbox.mostTokens
            })
        #expect(pieces.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }

    @Test func `the next goes when the last is acknowledged`() {
        var outbox = LiveOutbox()
        outbox.add(.thinking, "one", of: "d")
        outbox.add(.commentary, "two")

        let first = outbox.next { "1" }
        #expect(
            first
                == .thinkingAppend(LiveThinkingAppend(eventID: "1", delegationID: .value("d"), content: "one")))
        let tooEarly = outbox.next { "2" }
        let wasAnothers = outbox.settle("other")
        let wasOurs = outbox.settle("1")
        let second = outbox.next { "2" }

        #expect(tooEarly == nil)
        #expect(!wasAnothers)
        #expect(wasOurs)
        #expect(
            second
                == .commentaryAppend(LiveCommentaryAppend(eventID: "2", delegationID: .cleared, content: "two")))
    }

    @Test func `what waits is bounded, and what is to be said is kept`() {
        var outbox = LiveOutbox()
        for number in 0..<200 { outbox.add(number.isMultiple(of: 10) ? .commentary : .thinking, "\(number)") }

        #expect(outbox.waiting.count == LiveOutbox.mostWaiting)
        #expect(outbox.waiting.count { $0.kind == .commentary } == 20)
    }

    @Test func `a new session knows none of the old one's delegations`() {
        var outbox = LiveOutbox()
        outbox.add(.commentary, "result", of: "item_of_before")

        outbox.beginAnew()

        #expect(outbox.waiting.map(\.delegation) == [nil])
    }
}

@Suite struct `A live session is told what was said before` {
    private func message(_ role: Message.Role, _ text: String, _ id: Int = 0) -> Message {
        Message(id: "m\(id)", role: role, medium: .text, text: text, status: .completed, createdAt: Date())
    }

    @Test func `each message has its role and one part`() {
        let told = LiveHistory.messages(of: [
            message(.assistant, "Hi."), message(.user, "Hello"), message(.system, "Be kind."),
        ])

        #expect(told.map(\.role) == ["developer", "user", "assistant"])
        #expect(told.map { $0.content.map(\.type) } == [["input_text"], ["input_text"], ["output_text"]])
    }

    @Test func `of more than 128 messages the newest are told`() {
        let told = LiveHistory.messages(of: (0..<300).map { message(.user, "\($0)", $0) })

        #expect(told.count == 128)
        #expect(told.last?.content.first?.text == "0")
    }

    @Test func `of more than the server takes the oldest are left out`() {
        let words = String(repeating: "word ", count: 1000)

        let told = LiveHistory.messages(of: (0..<20).map { message(.user, words, $0) })

        #expect((4..<10).contains(told.count))
    }

    @Test func `of a message that is too long for itself the end is told`() {
        let told = LiveHistory.messages(of: [message(.user, String(repeating: "word ", count: 50_000) + "end")])

        #expect(told.count == 1)
        #expect(told.first?.content.first?.text.hasSuffix("end") == true)
        #expect(TokenCounter.tokens(in: told.first?.content.first?.text ?? "") <= LiveHistory.mostTokens)
    }

    @Test func `calls of tools and what stays on this machine are not told`() {
        var local = message(.user, "lamp off")
        local.isLocal = true
        let call = Message(call: ToolCall(id: "c", name: "clock", arguments: "{}"), id: "t", createdAt: Date())

        #expect(LiveHistory.messages(of: [local, call]).isEmpty)
    }
}
