import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A written conversation` {
    private func usage(_ output: Int) -> Usage {
        var usage = Usage()
        usage.inputTextTokens = 100
        usage.outputTextTokens = output
        return usage
    }

    @Test func `a typed message is appended, thought about and answered word by word`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.milliseconds = 400
        script.model(.began(id: "resp_1", model: "gpt-5-mini"))
        script.model(.text(itemID: "msg_1", delta: "Hi"))
        script.model(.text(itemID: "msg_1", delta: " there."))
        script.model(.usage(usage(5)))
        script.model(.ended(.completed))

        #expect(script.messages.map(\.text) == ["hello", "Hi there."])
        #expect(script.messages.map(\.status) == [.completed, .completed])
        #expect(script.messages[1].latency == .milliseconds(400))
        #expect(script.messages[1].usage?.outputTextTokens == 5)
        #expect(script.messages[1].cost?.total == Decimal(string: "0.000035"))
        #expect(script.turns == [.thinking, .assistant, .idle])
        #expect(script.events.contains(.usageUpdated(usage(5))))
    }

    @Test func `who made an answer stands with it where the server tells`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "msg_1", delta: "Hi."))
        script.model(.provider(String(repeating: "long ", count: 100)))
        script.model(.ended(.completed))
        #expect(script.messages[1].provider?.count == 80)
        #expect(script.messages[0].provider == nil)
    }

    @Test func `a turn is measured from its sending to the last word of its answer`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.milliseconds = 100
        script.model(.began(id: "resp_1", model: "gpt-5-mini"))
        for (milliseconds, delta) in [(400, "Hi"), (900, " there.")] {
            script.milliseconds = milliseconds
            script.model(.text(itemID: "msg_1", delta: delta))
        }
        script.milliseconds = 1000
        script.model(.ended(.completed))

        let summary = TurnSummary(
            userItemID: script.messages[0].id, assistantItemID: script.messages[1].id,
            firstToken: .milliseconds(400), committed: .milliseconds(100), lastToken: .milliseconds(900))
        #expect(script.events.contains(.turnEnded(summary)))
    }

    @Test func `each request tells everything that was said, and what was heard of it`() {
        var script = TextScript()
        script.user(.send(text: "one"))
        script.model(.text(itemID: "m", delta: "First"))
        script.user(.send(text: "two"))

        #expect(
            script.prompts.last?.entries == [
                .message(id: script.messages[0].id, role: .user, text: "one"),
                .message(id: script.messages[1].id, role: .assistant, text: "First"),
                .message(id: script.messages[2].id, role: .user, text: "two"),
            ])
        #expect(script.messages[1].status == .interrupted(heard: .zero, heardCharacters: 5))
    }

    @Test func `a stopped answer is over, and what still comes of it is nobody's`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "m", delta: "Hi"))
        script.forget()

        script.user(.interrupt)
        script.model(.text(itemID: "m", delta: " there"))
        script.model(.ended(.completed))

        #expect(script.actions.contains(.stopAsking))
        #expect(script.messages.last?.text == "Hi")
        #expect(script.turns == [.idle])
    }

    @Test func `parts of an earlier answer do not get into the next`() {
        var script = TextScript()
        script.user(.send(text: "one"))
        script.user(.send(text: "two"))
        script.model(.text(itemID: "m", delta: "stale"), of: 1)
        script.model(.ended(.completed), of: 1)

        #expect(!script.messages.contains { $0.text == "stale" })
        #expect(script.session.turn == .thinking)
    }

    @Test func `an answer that fails says why, and the conversation goes on`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "m", delta: "Hi"))
        script.fails(.rateLimited(message: "slow down"))

        #expect(script.errors == [.rateLimited(message: "slow down")])
        #expect(script.messages.last?.status == .failed(reason: "rate_limited"))
        #expect(script.session.turn == .idle)
        script.forget()
        script.user(.send(text: "again"))
        // What failed is not told to the model.
        #expect(script.prompts.last?.entries.count == 2)
    }

    @Test func `an answer that ends before its first word is an error`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.ended(.incomplete(reason: "max_output_tokens")))

        #expect(script.errors == [.incompleteAnswer(reason: "max_output_tokens")])
        #expect(script.session.turn == .idle)
    }

    @Test func `calls run side by side and are answered once, after all of them`() {
        var script = TextScript()
        script.user(.send(text: "weather and time?"))
        let first = ToolCall(id: "c1", name: "weather", arguments: "{}")
        let second = ToolCall(id: "c2", name: "time", arguments: "{}")
        script.model(.reasoning(["id": "rs_1"]))
        script.model(.call(itemID: "f1", first))
        script.model(.call(itemID: "f2", second))
        #expect(script.actions.contains(.run(first)) && script.actions.contains(.run(second)))
        script.user(.submit(ToolResult(callID: "c2", output: "noon")))
        script.model(.ended(.completed))
        #expect(script.prompts.count == 1)

        script.user(.submit(ToolResult(callID: "c1", output: "sunny")))

        #expect(script.prompts.count == 2)
        #expect(
            script.prompts.last?.entries.dropFirst() == [
                .reasoning(["id": "rs_1"]),
                .call(first), .result(ToolResult(callID: "c1", output: "sunny")),
                .call(second), .result(ToolResult(callID: "c2", output: "noon")),
            ])
        #expect(script.messages.map(\.role) == [.user, .tool, .tool])
        #expect(script.messages[1].tool?.phase == .succeeded)
    }

    @Test func `a model that calls tools for ever is stopped, and goes on when it is asked`() {
        var script = TextScript()
        script.user(.send(text: "weather?"))
        for round in 0...TextSession.mostToolRounds {
            #expect(script.errors.isEmpty)
            let call = ToolCall(id: "c\(round)", name: "weather", arguments: "{}")
            script.model(.call(itemID: "f\(round)", call))
            script.model(.ended(.completed))
            script.user(.submit(ToolResult(callID: call.id, output: "sunny")))
        }

        #expect(script.prompts.count == TextSession.mostToolRounds + 1)
        guard case .incompleteAnswer(let reason)? = script.errors.last else {
            Issue.record("nobody is told")
            return
        }
        #expect(reason.contains("\(TextSession.mostToolRounds) times"))
        #expect(script.session.turn == .idle)

        script.user(.send(text: "go on"))
        #expect(script.prompts.count == TextSession.mostToolRounds + 2)
        let last = ToolResult(callID: "c\(TextSession.mostToolRounds)", output: "sunny")
        #expect(script.prompts.last?.entries.contains(.result(last)) == true)
    }

    @Test func `a result that nobody asked for changes nothing`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.forget()
        script.user(.submit(ToolResult(callID: "other", output: "x")))
        #expect(script.actions.isEmpty)
    }

    @Test func `a stopped call is told to the model as stopped`() {
        var script = TextScript()
        let call = ToolCall(id: "c1", name: "slow", arguments: "{}")
        script.user(.send(text: "go"))
        script.model(.call(itemID: "f1", call))
        script.model(.ended(.completed))

        script.user(.send(text: "never mind"))

        #expect(script.actions.contains(.stopTool(callID: "c1")))
        #expect(script.messages[1].tool?.phase == .cancelled)
        #expect(
            script.prompts.last?.entries.contains(.result(ToolResult(callID: "c1", output: ToolResult.stopped))) == true
        )
    }

    @Test func `a spent budget asks for nothing more, and a raised one goes on`() {
        var script = TextScript(budget: Budget(limit: Decimal(string: "0.00001") ?? 0))
        script.user(.send(text: "one"))
        script.model(.text(itemID: "m", delta: "Yes."))
        script.model(.usage(usage(1000)))
        script.model(.ended(.completed))
        #expect(script.events.contains { if case .budgetReached(.spent) = $0 { true } else { false } })
        script.forget()

        script.user(.send(text: "two"))
        #expect(script.errors == [.budgetSpent])
        #expect(script.prompts.isEmpty)

        script.user(.setBudget(nil))
        script.user(.send(text: "three"))
        #expect(script.prompts.count == 1)
    }

    @Test func `a budget that does not even pay for reading refuses beforehand`() throws {
        var script = TextScript(budget: Budget(limit: Decimal(string: "0.000001") ?? 0))
        script.session.contextLimit = 100_000
        let text = String(repeating: "a word and another one, ", count: 2_000)

        script.user(.send(text: text))
        script.model(.ended(.completed))
        #expect(script.prompts.isEmpty)
        #expect(script.messages.count == 1)
        guard case .budgetTooLow(let left, let least, .conversation)? = script.errors.first else {
            Issue.record("\(script.errors)")
            return
        }
        #expect(left == Decimal(string: "0.000001"))
        #expect(least > left)

        // What would be cut is not estimated.
        script.session.contextLimit = 100
        script.user(.send(text: "two"))
        #expect(script.prompts.count == 1)
    }

    @Test func `a removed message is not told any more`() {
        var script = TextScript()
        script.user(.send(text: "one"))
        script.model(.text(itemID: "m", delta: "First."))
        script.model(.ended(.completed))
        let answer = script.messages[1].id
        script.user(.remove([answer]))
        script.user(.regenerate)

        #expect(script.events.contains(.messageRemoved(id: answer)))
        #expect(script.prompts.last?.entries.count == 1)
    }
}
