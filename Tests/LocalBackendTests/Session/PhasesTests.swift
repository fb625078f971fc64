import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `An answer says which of its messages it is` {
    private static let look = ToolDefinition.function(FunctionTool(name: "look"))
    private static let wantsPreambles = "# Preambles\nSay a short preamble before you call a function."

    private func session(
        _ instructions: String? = nil, text: Bool = false, parallel: Bool? = nil, tools: [ToolDefinition] = [look]
    ) -> SessionObject {
        SessionObject(
            outputModalities: text ? ["text"] : nil, instructions: instructions, tools: tools,
            parallelToolCalls: parallel)
    }

    /// The kinds of what the last answer has, a message by its phase.
    private func output(_ bench: SessionBench) -> [String] {
        (bench.responses.last?.output ?? []).map { item in
            switch item {
            case .message(let message): message.phase ?? "no phase"
            case .functionCall(let call): call.name
            default: "something else"
            }
        }
    }

    private func added(_ bench: SessionBench) -> [String?] {
        bench.events { event -> String?? in
            guard case .responseOutputItemAdded(let added) = event, case .message(let message) = added.item else {
                return nil
            }
            return .some(message.phase)
        }
    }

    @Test(arguments: [false, true]) func `what answers is final`(text: Bool) async throws {
        var bench = SessionBench(session(text: text, tools: []))

        bench.ask("hello")

        #expect(output(bench) == ["final_answer"])
        #expect(added(bench) == ["final_answer"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `an older model does not say`() {
        var bench = SessionBench(session(), model: "gpt-realtime")

        bench.ask("hello")

        #expect(output(bench) == ["no phase"])
    }

    @Test(arguments: [false, true]) func `words before a call are not the answer`(text: Bool) async throws {
        var bench = SessionBench(session(text: text))
        bench.reply = { _ in [.text("I will look."), .call(name: "look", arguments: "{}")] }

        bench.ask("what is there?")

        #expect(output(bench) == ["commentary", "look"])
        #expect(added(bench) == [nil])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test(arguments: [false, true])
    func `who asks for preambles hears one before a call, in a message of its own`(text: Bool) async throws {
        var bench = SessionBench(session(Self.wantsPreambles, text: text))
        bench.reply = { prompt in
            if case .callOutput? = prompt.items.last { return [.text("A tree.")] }
            return [.call(name: "look", arguments: "{}")]
        }

        bench.ask("what is there?")
        #expect(output(bench) == ["commentary", "look"])
        #expect(added(bench) == ["commentary"])
        guard case .functionCall(let call)? = bench.responses.last?.output.last else { throw CancellationError() }
        let result = FunctionCallOutputItem(callID: call.callID ?? "", output: "A tree.")
        bench.send(.conversationItemCreate(ConversationItemCreate(item: .functionCallOutput(result))))
        bench.send(.responseCreate(ResponseCreate()))

        #expect(output(bench) == ["final_answer"])
        #expect(bench.responses.count == 2)
        #expect(bench.errors == [])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test(arguments: [("gpt-realtime", wantsPreambles), ("gpt-realtime-2.1", "Be brief.")])
    func `nobody else does`(model: String, instructions: String) {
        var bench = SessionBench(session(instructions), model: model)
        bench.reply = { _ in [.call(name: "look", arguments: "{}")] }

        bench.ask("what is there?")

        #expect(output(bench) == ["look"])
    }

    @Test func `a preamble that is interrupted takes its call with it`() {
        var bench = SessionBench(session(Self.wantsPreambles))
        bench.speaksAtOnce = false
        bench.reply = { _ in [.call(name: "look", arguments: "{}")] }

        bench.ask("what is there?")
        bench.send(.responseCancel(ResponseCancel()))
        bench.speak()

        #expect(bench.responses.map(\.status) == ["cancelled"])
        #expect(output(bench) == [])
    }

    @Test(arguments: [(nil, 2), (true, 2), (false, 1)] as [(Bool?, Int)])
    func `several calls come in one answer, unless they are to come one by one`(
        parallel: Bool?, count: Int
    ) async throws {
        var bench = SessionBench(session(parallel: parallel))
        bench.reply = { _ in
            [.call(name: "look", arguments: #"{"at":1}"#), .call(name: "look", arguments: #"{"at":2}"#)]
        }

        bench.ask("what is there?")

        #expect(output(bench) == Array(repeating: "look", count: count))
        #expect(bench.responses.count == 1)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `one answer may want its calls one by one`() {
        var bench = SessionBench(session())
        bench.reply = { _ in [.call(name: "look", arguments: "{}"), .call(name: "look", arguments: "{}")] }

        bench.send(.responseCreate(ResponseCreate(response: ResponseCreateParameters(parallelToolCalls: false))))
        #expect(output(bench) == ["look"])
        bench.send(.responseCreate(ResponseCreate()))
        #expect(output(bench) == ["look", "look"])
    }

    @Test func `a phase comes back with the history`() async throws {
        var bench = SessionBench()
        let item = MessageItem(
            id: "a", role: "assistant", content: [.outputText(text: "Let me check.")], phase: "commentary")

        bench.send(.conversationItemCreate(ConversationItemCreate(item: .message(item))))

        guard case .message(let kept)? = bench.session.items["a"] else { throw CancellationError() }
        #expect(kept.phase == "commentary")
        #expect(bench.errors == [])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }
}
