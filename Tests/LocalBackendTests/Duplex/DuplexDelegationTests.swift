import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `Work of a live session is given away` {
    private static func delegate(_ bench: DuplexBench) -> String? {
        bench.events { if case .delegationCreated(let event) = $0 { event.delegation.id } else { nil } }.last
    }

    private static func busy(delay: Int? = nil) -> DuplexBench {
        let delegation = LiveDelegation(type: "client", acknowledgementDelayMs: delay)
        var bench = DuplexBench(started: LiveSessionObject(model: "gpt-live-1.1", delegation: delegation))
        bench.reply = DuplexBench.delegating()
        bench.ask("what is the build status", then: 0)
        return bench
    }

    // MARK: To the client

    @Test func `to the client, who answers when it can`() throws {
        var bench = Self.busy()
        let id = try #require(Self.delegate(bench))
        bench.send(.thinkingAppend(LiveThinkingAppend(eventID: "t", delegationID: .value(id), content: "Stage three.")))
        bench.hearSilence(milliseconds: 1_000)

        bench.send(
            .commentaryAppend(LiveCommentaryAppend(eventID: "c", delegationID: .value(id), content: "It is green.")))
        bench.hearSilence(milliseconds: 3_000)

        let created = bench.events { if case .delegationCreated(let event) = $0 { event } else { nil } }
        #expect(created.map(\.delegation.target) == ["client"])
        #expect(created.map(\.delegation.responseID) == [nil])
        #expect(bench.saidWords == "It is green.")
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `a moment is asked for, unless the client says something first`() {
        var quick = Self.busy(delay: 2_000)
        var slow = Self.busy(delay: 2_000)
        quick.send(.thinkingAppend(LiveThinkingAppend(delegationID: .cleared, content: "Nearly there.")))

        for milliseconds in [1_500, 3_000] {
            quick.hearSilence(milliseconds: milliseconds)
            slow.hearSilence(milliseconds: milliseconds)
        }

        #expect(quick.saidWords == "")
        #expect(slow.saidWords == StandingLines.preamble)
        #expect((4_300...5_000).contains(slow.voiced[0].lowerBound))
    }

    @Test func `a result that is talked over is over, and the next is still said`() throws {
        var bench = Self.busy(delay: 60_000)
        let id = try #require(Self.delegate(bench))
        for text in ["The first of the two results is long enough. It has two sentences.", "Two."] {
            bench.send(.commentaryAppend(LiveCommentaryAppend(delegationID: .value(id), content: text)))
        }
        bench.hearSilence(milliseconds: 1_500)
        bench.reply = { _ in [.text("Yes.")] }
        bench.utterances = [RecognizedWords(text: "are you sure")]

        bench.hear(SpokenSound.voice(milliseconds: 800))
        bench.hearSilence(milliseconds: 4_000)

        #expect(bench.saidWords.hasPrefix("The first"))
        #expect(!bench.saidWords.contains("sentences"))
        #expect(bench.saidWords.hasSuffix("Two. Yes."))
    }

    @Test func `okay is no new work while it is waited for`() {
        var bench = Self.busy()
        bench.hearSilence(milliseconds: 3_000)

        bench.ask("okay")

        #expect(bench.prompts.count == 1)
        #expect(bench.types.filter { $0 == "session.delegation.created" }.count == 1)
    }

    @Test func `what the voice can answer itself it does not give away`() {
        let brain = SkillBrain()
        var bench = DuplexBench()
        bench.reply = { brain.parts($0) }

        bench.ask("what is seven plus five", then: 4_000)
        #expect(!bench.types.contains("session.delegation.created"))
        #expect(bench.saidWords.lowercased().contains("12") || bench.saidWords.lowercased().contains("twelve"))
        bench.ask("turn on the light in the kitchen", then: 0)

        #expect(bench.types.contains("session.delegation.created"))
    }

    // MARK: To its own brain

    private static let tool = ResponsesTool.function(
        ResponsesFunctionTool(name: "get_weather", parameters: ["type": "object"]))

    private static func responding(
        model: String = "gpt-6.1-terra", _ work: @escaping (BrainPrompt) -> [BrainPart]
    ) -> DuplexBench {
        let responses = LiveResponsesDelegation(
            model: model, instructions: "Speak plainly.",
            reasoning: ResponsesReasoningSettings(effort: "low"), tools: [tool])
        var bench = DuplexBench(
            started: LiveSessionObject(
                model: "gpt-live-1.1", delegation: LiveDelegation(type: "responses", responses: responses)))
        bench.reply = DuplexBench.delegating(work)
        return bench
    }

    /// Looks it up, and says what it was told.
    private static func lookUp(_ prompt: BrainPrompt) -> [BrainPart] {
        if case .callOutput(_, let output)? = prompt.items.last { return [.text("It says \(output).")] }
        return [.call(name: "get_weather", arguments: #"{"city":"Bergen"}"#)]
    }

    private static func nested(_ bench: DuplexBench) -> [JSONValue] {
        bench.events { if case .responseEvent(let event) = $0 { event.event } else { nil } }
    }

    @Test func `to its own brain, whose stream passes by and whose words are spoken`() throws {
        var bench = Self.responding { _ in [.text("Six degrees.")] }

        bench.ask("is it raining in bergen", then: 2_000)

        let created = bench.events { if case .delegationCreated(let event) = $0 { event } else { nil } }
        #expect(created.map(\.delegation.target) == ["responses"])
        let events = Self.nested(bench)
        #expect(events.first?["response"]?["id"]?.string == created.first?.delegation.responseID)
        #expect(
            events.compactMap { $0["type"]?.string }.filter { !$0.hasSuffix(".delta") } == [
                "response.created", "response.in_progress", "response.output_item.added", "response.output_item.done",
                "response.output_item.added", "response.content_part.added", "response.output_text.done",
                "response.content_part.done", "response.output_item.done", "response.completed",
            ])
        // The first item that is done is a thought.
        #expect(events.first { $0["type"] == "response.output_item.done" }?["item"]?["type"] == "reasoning")
        #expect(events.last?["response"]?["usage"]?["output_tokens"]?.integer != nil)
        #expect(events.allSatisfy { $0["response"]?["instructions"]?.isNull != false })
        #expect(bench.saidWords == "Six degrees.")
        #expect(bench.prompts.last?.instructions == "Speak plainly.")
        #expect(bench.prompts.last?.tools.map(\.name) == ["get_weather"])
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `calls are answered by the client, all of them, before it goes on`() throws {
        var bench = Self.responding(Self.lookUp)
        bench.ask("is it raining in bergen", then: 0)
        let call = try #require(
            Self.nested(bench).first {
                $0["type"] == "response.output_item.done" && $0["item"]?["type"] == "function_call"
            }?["item"]?["call_id"]?.string)
        #expect(bench.saidWords == "")

        bench.send(.responseCreate(LiveResponseCreate(eventID: "early")))
        #expect(bench.errors.map(\.code) == ["function_call_outputs_required"])
        #expect(bench.errors.first?.message?.contains(call) == true)
        bench.send(Self.output("rain", of: call))
        bench.send(.responseCreate(LiveResponseCreate(eventID: "go")))
        bench.hearSilence(milliseconds: 2_000)

        #expect(bench.saidWords == "It says rain.")
        #expect(bench.errors.count == 1)
        let delegations = bench.events { if case .responseEvent(let event) = $0 { event.delegationID } else { nil } }
        #expect(Set(delegations).count == 1)
        let responses = Self.nested(bench).filter { $0["type"] == "response.created" }.map { $0["response"] }
        #expect(responses.count == 2)
        #expect(responses[1]?["previous_response_id"] == responses[0]?["id"])
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `an output is taken once, for a call that there is, and short`() throws {
        var bench = Self.responding(Self.lookUp)
        bench.ask("is it raining in bergen", then: 0)
        let call = try #require(bench.session.delegate.openCalls.first)

        bench.send(Self.output(String(repeating: "x", count: 40_000), of: call))
        bench.send(Self.output("x", of: "call_none"))
        #expect(bench.session.delegate.openCalls == [call])
        bench.send(Self.output("rain", of: call))
        bench.send(Self.output("rain", of: call))

        #expect(bench.errors.map(\.code) == ["response_input_buffer_full", "invalid_value", "invalid_value"])
        #expect(bench.errors.map(\.param) == ["item", "item.call_id", "item.call_id"])
    }

    @Test func `no more than 128 items wait`() {
        var bench = Self.responding { _ in [] }
        let message = ResponsesMessage(role: "user", content: .parts([.inputText(text: "hello")]))

        for _ in 0..<130 { bench.send(.responseItemCreate(LiveResponseItemCreate(item: .message(message)))) }

        #expect(bench.errors.map(\.code) == ["response_input_buffer_full", "response_input_buffer_full"])
    }

    @Test func `more work waits until the first is done`() {
        var bench = Self.responding(Self.lookUp)
        bench.ask("is it raining in bergen")
        bench.ask("and in oslo")
        #expect(bench.types.filter { $0 == "session.delegation.created" }.count == 1)

        let call = bench.session.delegate.openCalls[0]
        bench.send(Self.output("rain", of: call))
        bench.send(.responseCreate(LiveResponseCreate()))
        bench.hearSilence(milliseconds: 1_000)

        #expect(bench.types.filter { $0 == "session.delegation.created" }.count == 2)
        #expect(bench.session.delegate.openCalls.count == 1)
    }

    @Test func `what is typed goes to the brain, and is answered aloud`() {
        var bench = Self.responding { prompt in
            guard case .user(let text, _)? = prompt.items.last else { return [] }
            return [.text("You wrote \(text).")]
        }
        let message = ResponsesMessage(role: "user", content: .parts([.inputText(text: "hello")]))

        bench.send(.responseItemCreate(LiveResponseItemCreate(item: .message(message))))
        bench.send(.responseCreate(LiveResponseCreate(eventID: "go")))
        bench.hearSilence(milliseconds: 2_000)

        #expect(bench.saidWords == "You wrote hello.")
        #expect(!bench.types.contains("session.delegation.created"))
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `failed work is told and excused, and its calls are gone`() {
        var bench = Self.responding { _ in [] }
        bench.thinksAtOnce = false
        bench.ask("is it raining in bergen", then: 0)
        bench.think()
        bench.confusion = "no brain"

        bench.think()
        bench.hearSilence(milliseconds: 2_000)

        #expect(Self.nested(bench).last?["type"] == "response.failed")
        #expect(bench.saidWords == StandingLines.failed)
        #expect(bench.session.delegate.isIdle)
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `a model that there is not is noticed with the first work`() {
        var bench = Self.responding(model: "gpt-realtime-translate") { _ in [] }
        #expect(bench.types == ["session.started"])

        bench.ask("is it raining in bergen", then: 2_000)

        #expect(bench.errors.map(\.code) == ["invalid_model"])
        #expect(bench.saidWords == StandingLines.failed)
    }

    @Test func `settings of the work change, field by field`() throws {
        var bench = Self.responding { _ in [] }
        let change = LiveDelegation(
            type: "responses", responses: LiveResponsesDelegation(reasoning: ResponsesReasoningSettings(effort: "high"))
        )

        bench.send(.update(LiveSessionUpdate(eventID: "u", session: LiveSessionObject(delegation: change))))

        guard case .updated(let event)? = bench.events.last else { return #expect(Bool(false)) }
        let responses = try #require(event.session?.delegation?.responses)
        #expect(event.clientEventID == "u")
        #expect(responses.reasoning?.effort == "high")
        #expect(responses.model == "gpt-6.1-terra")
        #expect(responses.tools == [Self.tool])
    }

    private static func output(_ text: String, of call: String) -> LiveClientEvent {
        let output = ResponsesFunctionCallOutput(callID: call, output: .text(text))
        return .responseItemCreate(LiveResponseItemCreate(item: .functionCallOutput(output)))
    }
}
