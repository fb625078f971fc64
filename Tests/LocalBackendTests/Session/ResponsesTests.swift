import EchoAudio
import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `A session makes responses` {
    private func check(_ bench: SessionBench) async throws {
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    private static let text = SessionObject(outputModalities: ["text"])

    private static func tool(_ name: String) -> ToolDefinition {
        .function(FunctionTool(name: name, description: "", parameters: ["type": "object"]))
    }

    @Test func `sentences are spoken one by one, with their words before their sound`() async throws {
        var bench = SessionBench()
        bench.reply = { _ in [.text("Here is the first sentence. "), .text("And the second.")] }
        bench.speaksAtOnce = false

        bench.ask("go on")
        #expect(bench.types().last == "response.created")
        bench.speak()
        #expect(bench.types().last == "response.output_audio.delta")
        #expect(bench.responses.isEmpty)
        bench.speak()

        #expect(bench.responses[0].output.map { $0.words } == ["Here is the first sentence. And the second."])
        let chunks = bench.events {
            if case .responseOutputAudioDelta(let event) = $0 { event.delta.count / 48 } else { nil }
        }
        #expect(chunks.allSatisfy { $0 <= 200 })
        #expect(chunks.reduce(0, +) == (28 + 15) * 50)
        try await check(bench)
    }

    @Test func `usage is estimated by the published rates`() throws {
        var bench = SessionBench(SessionObject(instructions: "Be kind."))
        bench.reply = { _ in [.text("12345678901234567890")] }

        bench.ask("12345678")

        let usage = try #require(bench.responses[0].usage)
        #expect(usage.inputTokens == 2 + 2)
        #expect(usage.outputTokenDetails == OutputTokenDetails(textTokens: 5, audioTokens: 20))
        #expect(usage.totalTokens == 4 + 25)
    }

    @Test func `too long an answer is cut and says so`() async throws {
        for modality in ["text", "audio"] {
            var bench = SessionBench(SessionObject(outputModalities: [modality], maxOutputTokens: .limited(20)))
            bench.reply = { _ in [.text("one two three four five six seven eight nine ten eleven twelve thirteen.")] }

            bench.ask("count")

            #expect(bench.responses[0].status == "incomplete")
            #expect(bench.responses[0].statusDetails?.reason == "max_output_tokens")
            #expect(bench.responses[0].output[0].status == "incomplete")
            #expect((1...20).contains(try #require(bench.responses[0].usage?.outputTokens)))
            try await check(bench)
        }
    }

    @Test func `the client cancels`() async throws {
        var bench = SessionBench()
        bench.speaksAtOnce = false
        bench.reply = { _ in [.text("One. "), .text("Two.")] }
        bench.ask("count")
        bench.speak()

        bench.send(.responseCancel(ResponseCancel()))
        bench.speak()

        #expect(bench.responses.map(\.statusDetails?.reason) == ["client_cancelled"])
        #expect(bench.responses[0].output.map { $0.words } == ["One. "])
        #expect(bench.actions.contains(.abandon(answer: try #require(bench.responses[0].id))))
        try await check(bench)
    }

    @Test func `there must be something to cancel`() {
        var bench = SessionBench()

        bench.send(.responseCancel(ResponseCancel(eventID: "mine")))

        #expect(bench.errors.map(\.code) == ["response_cancel_not_active"])
        #expect(bench.errors[0].eventID == "mine")
    }

    @Test func `one answer at a time`() async throws {
        var bench = SessionBench(Self.text)
        bench.thinksAtOnce = false
        bench.ask("one")

        bench.send(.responseCreate(ResponseCreate()))
        bench.think()

        #expect(bench.errors.map(\.code) == ["conversation_already_has_active_response"])
        #expect(bench.responses.map(\.status) == ["completed"])
        try await check(bench)
    }

    @Test func `answers outside the conversation leave no trace and may run beside another`() async throws {
        var bench = SessionBench(Self.text)
        bench.thinksAtOnce = false
        bench.ask("one")
        let item = MessageItem(role: "user", content: [.inputText(text: "Summarise.")])
        let aside = ResponseCreateParameters(
            conversation: "none", input: [.message(item)], instructions: "Briefly.", metadata: ["purpose": "summary"])

        bench.send(.responseCreate(ResponseCreate(response: aside)))
        bench.think()

        #expect(Set(bench.responses.map(\.metadata)) == [nil, ["purpose": "summary"]])
        #expect(bench.responses.filter { $0.conversationID == nil }.count == 1)
        #expect(bench.prompts.last?.items == [.user("Summarise.")])
        #expect(bench.prompts.last?.instructions == "Briefly.")
        #expect(bench.session.items.items.count == 2)
        try await check(bench)
    }

    @Test func `an answer can be asked of other items`() {
        var bench = SessionBench(Self.text)
        bench.ask("first")
        let id = bench.session.items.items[0].id ?? ""

        bench.send(
            .responseCreate(
                ResponseCreate(response: ResponseCreateParameters(input: [.reference(ItemReference(id: id))]))))
        bench.send(
            .responseCreate(
                ResponseCreate(response: ResponseCreateParameters(input: [.reference(ItemReference(id: "item_no"))]))))

        #expect(bench.prompts.last?.items == [.user("first")])
        #expect(bench.errors.map(\.code) == ["invalid_value"])
    }

    @Test func `functions are called, and their results answered`() async throws {
        var bench = SessionBench(SessionObject(outputModalities: ["audio"], tools: [Self.tool("get_weather")]))
        bench.reply = { prompt in
            guard case .callOutput(_, let output)? = prompt.items.last else {
                return [
                    .text("Let me see."), .call(name: "get_weather", arguments: #"{"city":"Oslo"}"#),
                    .call(name: "get_weather", arguments: #"{"city":"Rome"}"#),
                ]
            }
            return [.text("It is \(output).")]
        }

        bench.ask("weather?")
        let calls = bench.events { if case .responseFunctionCallArgumentsDone(let event) = $0 { event } else { nil } }
        for call in calls {
            let output = FunctionCallOutputItem(callID: call.callID, output: "4 degrees")
            bench.send(.conversationItemCreate(ConversationItemCreate(item: .functionCallOutput(output))))
        }
        #expect(bench.responses.count == 1)
        bench.send(.responseCreate(ResponseCreate()))

        #expect(calls.map(\.arguments) == [#"{"city":"Oslo"}"#, #"{"city":"Rome"}"#])
        #expect(bench.prompts[0].tools.map(\.name) == ["get_weather"])
        #expect(bench.responses[0].output.count == 3)
        #expect(bench.responses[1].output.map { $0.words } == ["It is 4 degrees."])
        try await check(bench)
    }

    @Test func `a timer speaks up when nobody else does`() async throws {
        var bench = SessionBench(Self.text)
        bench.reply = { _ in [.text("Set."), .announce(after: .seconds(60), text: "Time is up.")] }
        bench.ask("timer")
        let timers = bench.actions.compactMap { action -> SessionTimer? in
            if case .schedule(let timer, .seconds(60)) = action { timer } else { nil }
        }
        bench.thinksAtOnce = false
        bench.ask("another")

        bench.tell(.timerFired(try #require(timers.first)))
        #expect(bench.responses.count == 1)
        bench.think()

        #expect(bench.responses.map { $0.output[0].words } == ["Set.", "Set.", "Time is up."])
        try await check(bench)
    }

    @Test func `a brain that breaks fails the answer, not the session`() async throws {
        var bench = SessionBench(Self.text)
        bench.thinksAtOnce = false
        bench.ask("one")
        bench.tell(.said(answer: bench.unthought[0].answer, .text("Well ")))

        bench.tell(.brainFailed(answer: bench.unthought[0].answer, reason: "a fuse blew"))
        bench.thinksAtOnce = true
        bench.send(.responseCreate(ResponseCreate()))

        #expect(bench.responses.map(\.status) == ["failed", "completed"])
        #expect(bench.responses[0].statusDetails?.error?.message == "a fuse blew")
        try await check(bench)
    }

    @Test func `a voice that breaks fails the answer, not the session`() async throws {
        var bench = SessionBench()
        bench.isSpeechBroken = true

        bench.ask("one")

        #expect(bench.responses.map(\.status) == ["failed"])
        try await check(bench)
    }

    @Test func `a brain without an answer ends with nothing`() async throws {
        var bench = SessionBench()
        bench.reply = { _ in [] }

        bench.ask("one")

        #expect(bench.responses.map(\.output) == [[]])
        try await check(bench)
    }
}
