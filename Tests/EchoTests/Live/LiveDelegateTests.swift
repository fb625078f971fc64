import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The delegate of a live voice` {
    private func asked(_ words: String = "What's the weather?") throws -> LiveScript {
        var script = try LiveScript.ready()
        script.pass(1000)
        try script.heard(words, 0, 800)
        try script.delegates("item_1")
        script.ring(.delegation(number: 1))
        return script
    }

    @Test func `it takes its task from the talk, with words that came late`() throws {
        var script = try LiveScript.ready()
        script.pass(1000)
        try script.heard("What's the", 0, 600)
        try script.delegates("item_1")
        #expect(script.prompts.isEmpty)
        try script.heard(" weather?", 600, 1000)

        script.ring(.delegation(number: 1))

        #expect(script.prompts.count == 1)
        #expect(script.prompts[0].model == "gpt-6.1-terra")
        guard case .message(_, .user, let text)? = script.prompts[0].entries.last else {
            return #expect(Bool(false), "no question")
        }
        #expect(text == "What's the weather?")
    }

    @Test func `one delegation is run once`() throws {
        var script = try asked()
        try script.delegates("item_1")
        script.ring(.delegation(number: 1))
        script.ring(.delegation(number: 2))

        #expect(script.prompts.count == 1)
    }

    @Test func `what it searches for on the web is told to the voice and stands in the conversation`() throws {
        var script = try asked()
        script.fact(.part(.search(itemID: "s", query: "rain", isOver: false), of: 1))
        #expect(script.told == ["know item_1: Searching the web: rain"])
        #expect(script.messages.last?.tool?.phase == .running)

        script.fact(.part(.search(itemID: "s", query: "rain", isOver: true), of: 1))
        #expect(script.messages.last?.tool?.phase == .succeeded)

        script.fact(.part(.search(itemID: "t", query: nil, isOver: false), of: 1))
        script.user(.interrupt)
        #expect(script.messages.last?.tool?.phase == .cancelled)
    }

    @Test func `its result is said`() throws {
        var script = try asked()
        script.fact(.part(.text(itemID: "m", delta: "It rains."), of: 1))
        script.fact(.part(.ended(.completed), of: 1))

        #expect(script.told == ["say item_1: It rains."])
        #expect(script.session.work.delegates.isEmpty)
    }

    @Test func `its calls stand in the conversation, and it goes on with all their results`() throws {
        var script = try asked()
        let (first, second) = (
            ToolCall(id: "c1", name: "weather", arguments: "{}"), ToolCall(id: "c2", name: "clock", arguments: "{}")
        )
        script.fact(.part(.call(itemID: "1", first), of: 1))
        script.fact(.part(.call(itemID: "2", second), of: 1))
        script.fact(.part(.call(itemID: "2", second), of: 1))
        script.user(.submit(ToolResult(callID: "c1", output: "rain")))
        script.fact(.part(.ended(.completed), of: 1))
        #expect(script.prompts.count == 1)

        script.user(.submit(ToolResult(callID: "c2", output: "noon")))

        #expect(script.actions.filter { if case .run = $0 { true } else { false } } == [.run(first), .run(second)])
        #expect(script.messages.compactMap(\.tool?.call.name) == ["weather", "clock"])
        #expect(script.prompts.count == 2)
        #expect(
            script.prompts[1].entries.suffix(2) == [
                .result(ToolResult(callID: "c1", output: "rain")), .result(ToolResult(callID: "c2", output: "noon")),
            ])
        #expect(script.told.first == "know item_1: Using the tool weather.")
    }

    @Test func `a result that the talk has left behind is told to be known`() throws {
        var script = try asked()
        script.pass(9000)
        try script.heard("Never mind.", 4000, 4600)
        try script.says("All right.", 4800, 5200)
        try script.heard("Tell me a joke.", 7000, 8000)

        script.fact(.part(.text(itemID: "m", delta: "It rains."), of: 1))
        script.fact(.part(.ended(.completed), of: 1))

        #expect(script.told.last == "know item_1: It rains.")
    }

    @Test func `one that fails says so, aloud and on the screen`() throws {
        var script = try asked()

        script.fact(.thinkingFailed(.unreachable(host: "h", reason: "r"), of: 1))

        #expect(script.errors == [.unreachable(host: "h", reason: "r")])
        #expect(script.told.count == 1)
        #expect(script.session.work.delegates.isEmpty)
    }

    @Test func `a result of before a new session names no delegation of the old one`() throws {
        var script = try asked()
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        script.ring(.reconnection)
        script.fact(.connected)
        try script.started(id: "live_2")
        script.forget()

        script.fact(.part(.text(itemID: "m", delta: "It rains."), of: 1))
        script.fact(.part(.ended(.completed), of: 1))

        #expect(script.told == ["say -: It rains."])
    }

    @Test func `a result without an end is cut`() throws {
        var script = try asked()
        script.fact(.part(.text(itemID: "m", delta: String(repeating: "It rains. ", count: 200_000)), of: 1))
        script.fact(.part(.ended(.completed), of: 1))

        #expect(script.session.outbox.waiting.count < 8)
    }

    @Test func `an acknowledgement that never comes holds nothing up`() throws {
        var script = try asked()
        script.fact(.part(.text(itemID: "m", delta: String(repeating: "It rains a lot. ", count: 200)), of: 1))
        script.fact(.part(.ended(.completed), of: 1))
        #expect(script.told.count == 1)

        script.ring(.append)
        #expect(script.told.count == 2)
        try script.acknowledges()
        #expect(script.told.count == 3)
    }

    @Test func `what the server's own delegate does is not ours`() throws {
        var script = try LiveScript.ready()
        try script.server(
            #"{"type":"session.delegation.created","delegation":{"id":"i","type":"delegation","target":"responses"}}"#)

        #expect(script.session.work.delegates.isEmpty)
    }
}
