import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `An answer that was cut is gone on with` {
    private func cut(_ end: AnswerEnd = .incomplete(reason: "max_output_tokens")) -> TextScript {
        var script = TextScript()
        script.user(.send(text: "Where do whales sing?"))
        script.model(.text(itemID: "m1", delta: "They sing in the"))
        script.model(.ended(end))
        script.forget()
        return script
    }

    private func usage(_ tokens: Int) -> Usage {
        var usage = Usage()
        usage.outputTextTokens = tokens
        return usage
    }

    @Test func `the model is told what it said and asked for the rest, which nobody sees asked`() {
        var script = cut()
        script.user(.goOn)

        let entries = script.prompts.last?.entries ?? []
        #expect(entries.count == 3)
        guard case .message(_, .assistant, "They sing in the") = entries[1],
            case .message(nil, .user, let request) = entries[2]
        else {
            Issue.record("\(entries)")
            return
        }
        #expect(request.contains("“They sing in the”"))
        #expect(AnswerContinuation.isRequest(request))
        #expect(script.messages.count == 2)
        #expect(script.messages[1].status == .inProgress)
        #expect(script.session.turn == .thinking)
    }

    @Test func `what comes joins it as one answer, in the next request as well`() {
        var script = cut()
        script.user(.goOn)
        script.model(.text(itemID: "m2", delta: "in the"), of: 2)
        script.model(.text(itemID: "m2", delta: " sea."), of: 2)
        script.model(.ended(.completed), of: 2)

        #expect(script.messages.map(\.text) == ["Where do whales sing?", "They sing in the sea."])
        #expect(script.messages.last?.status == .completed)
        let deltas = script.events.compactMap {
            if case .assistantTextDelta(_, let delta) = $0 { delta } else { nil }
        }
        #expect(deltas.joined() == " sea.")
        script.user(.send(text: "And?"))
        #expect(script.prompts.last?.entries.count == 3)
    }

    @Test func `what it used is what both have used`() {
        var script = TextScript()
        script.user(.send(text: "Where?"))
        script.model(.text(itemID: "m1", delta: "In the"))
        script.model(.usage(usage(10)))
        script.model(.ended(.incomplete(reason: "max_output_tokens")))
        script.user(.goOn)
        script.model(.text(itemID: "m2", delta: " sea."), of: 2)
        script.model(.usage(usage(5)), of: 2)
        script.model(.ended(.completed), of: 2)

        #expect(script.messages.last?.usage?.outputTextTokens == 15)
    }

    @Test(arguments: [AnswerEnd.failed(.connectionLost(code: 1006, reason: "gone")), .incomplete(reason: "")])
    func `one that failed can be gone on with, and stays when that fails too`(end: AnswerEnd) {
        var script = cut(end)
        #expect(script.messages.last?.canBeContinued == true)
        script.user(.goOn)
        script.model(.ended(.failed(.responseFailed(code: nil, message: "no"))), of: 2)

        #expect(script.messages.last?.text == "They sing in the")
        #expect(script.messages.last?.status == .failed(reason: "server_error"))
        #expect(script.errors.count == 1)
        #expect(script.session.turn == .idle)
        #expect(script.messages.last?.canBeContinued == true)
    }

    @Test func `one that is stopped again keeps all that came`() {
        var script = cut()
        script.user(.goOn)
        script.model(.text(itemID: "m2", delta: "the"), of: 2)
        script.user(.interrupt)

        #expect(script.messages.last?.text == "They sing in the")
        #expect(script.messages.last?.status == .interrupted(heard: .zero, heardCharacters: 16))
        script.user(.goOn)
        script.model(.text(itemID: "m3", delta: "the sea."), of: 3)
        script.model(.ended(.completed), of: 3)
        #expect(script.messages.last?.text == "They sing in the sea.")
    }

    @Test func `another model that takes over goes on as well`() {
        var script = cut()
        script.user(.goOn)
        let actions = script.session.notice(
            .modelReplaced(by: "gpt-6-luna", outputLimit: nil, of: 2), at: script.now)
        let prompts = actions.compactMap { if case .ask(let prompt, _) = $0 { prompt } else { nil } }
        #expect(prompts.first?.entries.count == 3)
    }

    @Test func `a call of a tool behind the rest is a call like others`() {
        var script = cut()
        script.user(.goOn)
        script.model(.text(itemID: "m2", delta: " sea."), of: 2)
        script.model(.call(itemID: "f", ToolCall(id: "c", name: "time", arguments: "{}")), of: 2)
        script.model(.ended(.completed), of: 2)
        script.user(.submit(ToolResult(callID: "c", output: "noon")))

        #expect(script.messages[1].text == "They sing in the sea.")
        #expect(script.prompts.last?.entries.count == 4)
    }

    @Test func `nothing is gone on with that has its end, or is not the last`() {
        var script = TextScript()
        script.user(.goOn)
        script.user(.send(text: "Where?"))
        script.model(.text(itemID: "m1", delta: "There."))
        script.model(.ended(.completed))
        script.user(.goOn)
        #expect(script.prompts.count == 1)

        var other = cut()
        other.user(.send(text: "Never mind."))
        other.model(.ended(.failed(.responseFailed(code: nil, message: "no"))), of: 2)
        other.forget()
        other.user(.goOn)
        #expect(other.prompts.isEmpty)
    }
}
