import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `What is written while an answer is thought about` {
    private func thinking() -> TextScript {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.steerable)
        script.model(.began(id: "resp_1", model: "gpt-5-mini"))
        return script
    }

    private func steers(_ script: TextScript) -> [[PromptEntry]] {
        script.actions.compactMap { if case .steer(let entries, _) = $0 { entries } else { nil } }
    }

    private func usage(_ output: Int) -> Usage {
        var usage = Usage()
        usage.outputTextTokens = output
        return usage
    }

    @Test func `reaches the answer under way, and stands in the conversation once, before it`() {
        var script = thinking()
        script.user(.send(text: "in French"))
        let id = script.messages[1].id
        #expect(steers(script) == [[.message(id: id, role: .user, text: "in French")]])
        #expect(!script.actions.contains(.stopAsking))
        #expect(script.prompts.count == 1)

        script.model(.steered(isWhole: false))
        script.model(.began(id: "resp_2", model: "gpt-5-mini"))
        script.model(.text(itemID: "msg_1", delta: "Salut."))
        script.model(.ended(.completed))

        #expect(script.messages.map(\.text) == ["hello", "in French", "Salut."])
        #expect(script.messages.map(\.status) == [.completed, .completed, .completed])
        #expect(script.turns == [.thinking, .assistant, .idle])
        #expect(script.prompts.count == 1)
    }

    private func waiting() -> TextScript {
        var script = TextScript()
        script.session.takesSteering = true
        script.user(.send(text: "hello"))
        script.user(.send(text: "in French"))
        return script
    }

    @Test func `waits for an answer that has not begun`() {
        var script = waiting()
        #expect(steers(script) == [])
        #expect(script.prompts.count == 1)

        script.model(.steerable)
        script.model(.began(id: "resp_1", model: "gpt-5-mini"))

        #expect(steers(script) == [[.message(id: script.messages[1].id, role: .user, text: "in French")]])
        #expect(script.prompts.count == 1)
        #expect(script.messages.map(\.text) == ["hello", "in French"])
    }

    @Test func `is asked anew where the answer then comes from a server that takes nothing`() {
        var script = waiting()
        script.model(.began(id: "resp_1", model: "gpt-5-mini"))

        #expect(steers(script) == [])
        #expect(script.prompts.count == 2)
        #expect(script.prompts.last?.entries.count == 2)
    }

    @Test func `is left as a question without an answer where that fails`() {
        var script = waiting()
        script.fails(.connectionTimedOut(host: "h"))

        #expect(script.errors == [.connectionTimedOut(host: "h")])
        #expect(script.session.turn == .idle)
        #expect(script.messages.map(\.text) == ["hello", "in French"])
    }

    @Test func `is counted with both answers`() {
        var script = thinking()
        script.user(.send(text: "in French"))
        script.model(.usage(usage(5)))
        script.model(.steered(isWhole: false))
        script.model(.text(itemID: "msg_1", delta: "Salut."))
        script.model(.usage(usage(7)))
        script.model(.ended(.completed))

        #expect(script.events.contains(.usageUpdated(usage(12))))
    }

    @Test func `stops an answer whose first word has come, as ever`() {
        var script = thinking()
        script.model(.text(itemID: "msg_1", delta: "Hi"))
        script.user(.send(text: "in French"))

        #expect(steers(script) == [])
        #expect(script.actions.contains(.stopAsking))
        #expect(script.prompts.count == 2)
    }

    @Test func `stops an answer that calls a tool, as ever`() {
        var script = thinking()
        script.model(.call(itemID: "f", ToolCall(id: "c1", name: "look", arguments: "{}")))
        script.user(.send(text: "in French"))

        #expect(steers(script) == [])
        #expect(script.prompts.count == 2)
    }

    @Test func `stops an answer that cannot be told anything, as ever`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.user(.send(text: "in French"))

        #expect(steers(script) == [])
        #expect(script.prompts.count == 2)
    }

    @Test func `is asked anew where it did not reach the answer`() {
        var script = thinking()
        script.user(.send(text: "in French"))
        script.model(.steerFailed)

        #expect(script.actions.contains(.stopAsking))
        #expect(script.messages.map(\.text) == ["hello", "in French"])
        #expect(script.prompts.count == 2)
        #expect(script.prompts.last?.entries.count == 2)
        #expect(script.session.turn == .thinking)
    }

    @Test func `stands behind an answer that it came too late for`() {
        var script = thinking()
        script.user(.send(text: "in French"))
        script.model(.text(itemID: "msg_1", delta: "Hi."))
        script.model(.steered(isWhole: true))
        script.model(.steerFailed)

        #expect(script.messages.map(\.text) == ["hello", "Hi.", "in French"])
        #expect(script.messages.map(\.status) == [.completed, .completed, .completed])
        #expect(script.prompts.count == 2)
    }

    @Test func `leaves what the answer had said so far`() {
        var script = thinking()
        script.user(.send(text: "in French"))
        // They were on their way.
        script.model(.text(itemID: "msg_1", delta: "He"))
        script.model(.steered(isWhole: false))
        script.model(.text(itemID: "msg_2", delta: "Salut."))
        script.model(.ended(.completed))

        #expect(script.messages.map(\.text) == ["hello", "in French", "He", "Salut."])
        #expect(script.messages[2].status == .interrupted(heard: .zero, heardCharacters: 2))
        #expect(script.turns == [.thinking, .assistant, .thinking, .assistant, .idle])
    }

    @Test func `is stopped with it`() {
        var script = thinking()
        script.user(.send(text: "in French"))
        script.user(.interrupt)

        #expect(script.actions.contains(.stopAsking))
        #expect(script.session.turn == .idle)
        #expect(script.messages.map(\.text) == ["hello", "in French"])
    }
}
