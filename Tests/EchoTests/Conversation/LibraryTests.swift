import Echo
import EchoAudio
import EchoTestKit
import EchoWire
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

/// The engine as other programs use it: public names only, against a real server.
@Suite struct `Echo as a library` {
    private func echo(
        port: Int, automaticToolExecution: Bool = true, loudspeaker: ManualLoudspeaker? = nil
    ) -> Echo {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)"
        return Echo(
            key: LoopbackServer.token, configuration: configuration, automaticToolExecution: automaticToolExecution,
            loudspeaker: loudspeaker)
    }

    private func finalText(_ event: EchoEvent, role: Message.Role) -> String? {
        if case .messageFinalized(let message) = event, message.role == role { message.text } else { nil }
    }

    @Test func `a conversation in a few lines`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let echo = echo(port: port)
            let answers = Mutex<[String]>([])
            echo.when(.messageFinalized) { event in
                if let text = finalText(event, role: .assistant) { answers.withLock { $0.append(text) } }
            }

            let conversation = try await echo.startConversation(mode: .text, systemMessage: "Be brief.")
            try await conversation.send("hello")

            #expect(await eventually { answers.withLock { $0 } == ["You said: hello"] })
            #expect(await conversation.allMessages.map(\.text) == ["hello", "You said: hello"])
            #expect(await conversation.allMessages.allSatisfy { $0.medium == .text })
            await conversation.close()
            await #expect(throws: EchoError.notConnected) { try await conversation.send("too late") }
        }
    }

    @Test func `messages come again with each of their states`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.says("One. ", "Two."))) { port in
            let conversation = try await echo(port: port).startConversation()
            let messages = conversation.messageUpdates
            try await conversation.send("count")

            var texts: [String] = []
            for await message in messages where message.role == .assistant {
                texts.append(message.text)
                if message.status == .completed { break }
            }
            #expect(texts.first == "")
            #expect(texts.last == "One. Two.")
            await conversation.close()
        }
    }

    @Test func `events tell how much sound an answer has, and who wants it has what was heard of it`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.says("One two."))) { port in
            let loudspeaker = ManualLoudspeaker()
            let conversation = try await echo(port: port, loudspeaker: loudspeaker).startConversation()
            let (events, sound) = (conversation.events, conversation.sound)
            try await conversation.send("count")
            #expect(await eventually { loudspeaker.wholeItems.count == 1 })
            let item = try #require(loudspeaker.items.first)
            let queued = Int((loudspeaker.seconds(of: item) * 24_000).rounded())

            loudspeaker.finish(item)
            for await piece in sound where piece.side == .assistant {
                #expect(piece.sound.samples.count == queued)
                break
            }
            await conversation.close()

            var told = 0
            for await case .assistantAudioDelta(item, let frames) in events { told += frames }
            #expect(queued > 24_000 / 4)
            #expect(told == queued)
        }
    }

    /// Asks for the weather once, then says what it was told.
    private let curious = ScriptedBrain { prompt in
        guard case .callOutput(_, let output)? = prompt.items.last else {
            return .parts([.call(name: "weather", arguments: #"{"city":"Lisbon"}"#)])
        }
        return .parts([.text("It is \(output).")])
    }

    private let weather = Tool(
        name: "weather", description: "Tells the weather of a city.",
        parameters: ["type": "object", "properties": ["city": ["type": "string"]], "required": ["city"]]
    ) { arguments in
        arguments.contains("Lisbon") ? "sunny" : "unknown"
    }

    @Test func `a registered tool is run and its result is spoken about`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: curious)) { port in
            let echo = echo(port: port)
            echo.registerTool(weather)
            let conversation = try await echo.startConversation()
            try await conversation.send("weather?")

            #expect(await eventually { await conversation.allMessages.last?.text == "It is sunny." })
            await conversation.close()
        }
    }

    @Test func `a tool call can wait for its result`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: curious)) { port in
            let echo = echo(port: port, automaticToolExecution: false)
            echo.registerTool(weather)
            let events = echo.events
            let conversation = try await echo.startConversation()
            try await conversation.send("weather?")
            for await case .toolCallRequested(let call) in events {
                await conversation.submit(ToolResult(callID: call.id, output: "raining"))
                break
            }

            #expect(await eventually { await conversation.allMessages.last?.text == "It is raining." })
            await conversation.close()
        }
    }

    @Test func `an empty message is not sent`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let conversation = try await echo(port: port).startConversation()
            await #expect(throws: EchoError.emptyMessage) { try await conversation.send(" \n") }
            await conversation.close()
        }
    }
}
