import Echo
import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `A scripted server` {
    private func conversation(
        with transport: ScriptedRealtimeTransport, microphone: ManualMicrophone? = nil
    ) async throws(EchoError) -> (Conversation, EventLog) {
        let echo = Echo(key: nil, microphone: microphone, realtimeTransport: transport)
        let log = EventLog(echo.events)
        return (try await echo.startConversation(), log)
    }

    @Test func `answers what it is asked`() async throws {
        let transport = ScriptedRealtimeTransport(.greeting + .question("hello") + .answer("Hi there!"))
        let (conversation, _) = try await conversation(with: transport)

        try await conversation.send("hello")
        try await transport.finish()

        #expect(await eventually { await conversation.allMessages.map(\.text) == ["hello", "Hi there!"] })
        #expect(transport.sent("response.create").count == 1)
        #expect(transport.departures == [])
        await conversation.close()
    }

    @Test(arguments: [ConversationMode.audio, .text])
    func `lets in who has no key`(_ mode: ConversationMode) async throws {
        let echo = Echo(
            key: nil, realtimeTransport: ScriptedRealtimeTransport(.greeting), httpTransport: ScriptedHTTPTransport())

        let conversation = try await echo.startConversation(mode: mode)

        #expect(await conversation.mode == mode)
        await conversation.close()
    }

    @Test func `hears a microphone`() async throws {
        let microphone = ManualMicrophone()
        let speech = RealtimeScript.speech("What time is it?", lasting: .milliseconds(400))
        let transport = ScriptedRealtimeTransport(.greeting + speech + .answer("Noon."))
        let (conversation, _) = try await conversation(with: transport, microphone: microphone)

        try await conversation.startListening()
        #expect(await eventually { microphone.isOpen })
        microphone.say(SpokenSound.voice(milliseconds: 400))

        #expect(
            await eventually {
                await conversation.allMessages.map(\.text) == ["What time is it?", "Noon."]
            })
        await conversation.close()
    }

    @Test func `can refuse, violate and hang up`() async throws {
        let refusing = ScriptedRealtimeTransport(RealtimeScript([.refuses(.invalidKey)]))
        await #expect(throws: EchoError.invalidKey) { _ = try await conversation(with: refusing) }

        let end = RealtimeStep.closes(code: 3000, reason: "invalid_request_error.invalid_api_key")
        let (closed, log) = try await conversation(with: ScriptedRealtimeTransport(.greeting + end))
        #expect(await log.sees(.connectionStatusChanged(.lost(.invalidKey))))
        await closed.close()
    }

    @Test func `sends what is no event, and the conversation goes on`() async throws {
        let transport = ScriptedRealtimeTransport(
            .greeting + .saysText("{\"type\":") + .question("hello") + .answer("Hi!"))
        let (conversation, log) = try await conversation(with: transport)

        try await conversation.send("hello")
        try await transport.finish()

        #expect(await log.sees { if case .error(.invalidData) = $0 { true } else { false } })
        #expect(await eventually { await conversation.allMessages.last?.text == "Hi!" })
        await conversation.close()
    }

    @Test func `takes its time on a clock that the test moves`() async throws {
        let clock = ManualClock()
        let transport = ScriptedRealtimeTransport(
            .greeting + .question("hello") + .waits(.seconds(20)) + .answer("Hi!"), clock: clock)
        let (conversation, log) = try await conversation(with: transport)
        try await conversation.send("hello")
        #expect(await eventually { clock.sleepers == 1 })
        #expect(!log.all.contains { if case .assistantTextDelta = $0 { true } else { false } })

        clock.advance(by: .seconds(20))

        #expect(await eventually { await conversation.allMessages.last?.text == "Hi!" })
        await conversation.close()
    }
}

private enum ScriptedHTTP {
    static let question: JSONValue = ["model": "m", "input": "Hi"]
}

@Suite struct `A scripted HTTP server` {
    private let question = HTTPRequest(
        method: "POST", url: "https://example.org/v1/responses", body: ScriptedHTTP.question.data)

    private func body(_ response: HTTPResponse) async throws -> String {
        var body = Data()
        for try await chunk in response.body { body += chunk }
        return String(decoding: body, as: UTF8.self)
    }

    @Test func `answers each request in its turn`() async throws {
        let transport = ScriptedHTTPTransport(
            HTTPExchange("POST", "/responses", body: ["input": "Hi"], reply: .events([["type": "a"], ["type": "b"]])),
            HTTPExchange(reply: .json(["error": nil], status: 429, headers: ["retry-after": "2"])))

        let first = try await transport.send(question)
        let second = try await transport.send(question)

        #expect(try await body(first) == "event: a\ndata: {\"type\":\"a\"}\n\nevent: b\ndata: {\"type\":\"b\"}\n\n")
        #expect(second.status == 429)
        #expect(second.headers["retry-after"] == "2")
        try await transport.finish()
    }

    @Test func `says what differs`() async throws {
        let transport = ScriptedHTTPTransport(
            HTTPExchange("POST", "/responses", body: ["input": "Bye"], reply: .json([:])))

        await #expect(throws: EchoError.self) { _ = try await transport.send(question) }

        #expect(transport.departures.first?.difference == "input is \"Hi\" instead of \"Bye\"")
    }

    @Test func `fails and breaks off as it is told`() async throws {
        let late = EchoError.connectionTimedOut(host: "example.org")
        let transport = ScriptedHTTPTransport { _ in HTTPReply(chunks: [Data("half".utf8)], end: .breaksOff(late)) }
        let response = try await transport.send(question)
        await #expect(throws: late) { _ = try await body(response) }

        let dead = ScriptedHTTPTransport(HTTPExchange(reply: .failure(late)))
        await #expect(throws: late) { _ = try await dead.send(question) }
    }

    @Test func `plays requests of a cassette`() async throws {
        let lines = """
            {"dir":"client","http":"POST /v1/responses","event":{"input":"Hi"}}
            {"dir":"server","event":{"type":"response.created"}}
            {"dir":"client","http":"GET /v1/models","event":{}}
            {"dir":"server","status":503,"event":{"error":{"message":"busy"}}}
            """
        let player = try CassettePlayer(Cassette(parsing: Data(lines.utf8)))

        let answer = try await player.send(question)
        let busy = try await player.send(HTTPRequest(url: "https://example.org/v1/models"))

        #expect(try await body(answer).hasPrefix("event: response.created\n"))
        #expect(busy.status == 503)
        try await player.finish()
    }
}
