import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A live conversation over a connection` {
    private func client(
        _ server: LivePuppet, messages: [Message] = [], microphone: ManualMicrophone? = nil,
        answers: CannedAnswers = .saying("It rains."), events: EventEmitter<EchoEvent> = EventEmitter(),
        window: ContextWindow = ContextWindow(input: 100_000)
    ) -> LiveClient {
        let client = LiveClient(
            host: "server", transport: server, configuration: EchoConfiguration(), model: "gpt-live-1.1",
            memory: ConversationMemory(messages: messages, settings: SessionSettings(), spending: Spending()),
            devices: AudioDevices(microphone: microphone, loudspeaker: ManualLoudspeaker()), tools: ToolBox(),
            runsTools: true, events: events, log: WireLog(emitter: EventEmitter()),
            thinking: LiveMind.Thinking(
                service: answers, window: { _ in window }, model: { "gpt-6.1-terra" }))
        Task { await client.run() }
        return client
    }

    @Test func `it begins with one event, keeps the clock going and closes as the server wants it`() async throws {
        let server = LivePuppet()
        let client = client(server)
        try await client.connect()
        let line = try #require(server.connections.first)

        #expect(await eventually { line.frames > 4800 })
        await client.leave()

        #expect(line.types == ["session.start", "session.close"])
        #expect(await eventually { line.isClosed })
    }

    @Test func `a server that never closes keeps nobody for longer than two seconds`() async throws {
        let server = LivePuppet(answersClose: false)
        let client = client(server)
        try await client.connect()
        let start = ContinuousClock.now

        await client.close()

        #expect(ContinuousClock.now - start < .seconds(8))
    }

    @Test func `work that is given away is done by the model that writes, and its result is said`() async throws {
        let server = LivePuppet()
        let answers = CannedAnswers.saying("It rains.")
        let client = client(server, answers: answers)
        try await client.connect()
        let line = try #require(server.connections.first)

        line.says(
            #"{"type":"session.input_transcript.delta","delta":"What's the weather?","start_ms":0,"end_ms":200}"#)
        line.says(#"{"type":"session.delegation.created","delegation":{"id":"item_1","target":"client"}}"#)

        #expect(await eventually { line.types.contains("session.commentary.append") })
        #expect(answers.prompts.first?.model == "gpt-6.1-terra")
        let said = line.told.compactMap { if case .commentaryAppend(let it) = $0 { it } else { nil } }
        #expect(said.first?.content == "It rains.")
        #expect(said.first?.delegationID == .value("item_1"))
        await client.leave()
    }

    @Test func `work is done past a context that is only guessed, and that is told once`() async throws {
        let server = LivePuppet()
        let (answers, events) = (CannedAnswers.saying("It rains."), EventEmitter<EchoEvent>())
        let log = EventLog(events.stream())
        let client = client(server, answers: answers, events: events, window: .guess(size: 16))
        try await client.connect()
        let line = try #require(server.connections.first)

        for number in 1...2 {
            line.says(
                #"{"type":"session.input_transcript.delta","delta":"And the weather?","start_ms":0,"end_ms":200}"#)
            line.says(
                #"{"type":"session.delegation.created","delegation":{"id":"item_\#(number)","target":"client"}}"#)
            #expect(await eventually { answers.prompts.count == number })
        }

        #expect(await log.sees { if case .contextTrimmed(let trim) = $0 { trim.means == .exceeded } else { false } })
        await client.leave()
        #expect(log.all.count { if case .contextTrimmed = $0 { true } else { false } } == 1)
    }

    @Test func `a connection that broke is made again with what was said`() async throws {
        let server = LivePuppet()
        let client = client(server)
        try await client.connect()
        server.connections[0].says(
            #"{"type":"session.input_transcript.delta","delta":"I am Ada.","start_ms":0,"end_ms":200}"#)
        #expect(await eventually { await client.transcript.queue.all.count == 1 })

        server.connections[0].breaks()

        #expect(await eventually { server.connections.count == 2 && server.connections[1].frames > 0 })
        guard case .start(let start)? = server.connections[1].told.first else {
            return #expect(Bool(false), "no start")
        }
        #expect(start.session.input?.first?.content.first?.text == "I am Ada.")
        await client.leave()
    }

    @Test func `what cannot be read ends nothing`() async throws {
        let server = LivePuppet()
        let client = client(server)
        try await client.connect()
        let line = try #require(server.connections.first)

        line.says("{")
        line.says(#"{"type":"session.from_tomorrow","x":1}"#)
        line.says(#"{"type":"session.output_audio.delta","delta":"no base64!"}"#)
        line.says(
            #"{"type":"session.input_transcript.delta","delta":"I am Ada.","start_ms":0,"end_ms":200}"#)

        #expect(await eventually { await client.transcript.queue.all.map(\.text) == ["I am Ada."] })
        #expect(server.connections.count == 1)
        await client.leave()
    }

    @Test func `a server that says nothing that can be read is complained of once`() async throws {
        let server = LivePuppet()
        let events = EventEmitter<EchoEvent>()
        let stream = events.stream()
        let client = client(server, events: events)
        try await client.connect()

        for _ in 0..<50 {
            server.connections[0].says(#"{"type":"session.output_audio.delta","delta":"no base64!"}"#)
        }
        server.connections[0].says(
            #"{"type":"session.input_transcript.delta","delta":"I am Ada.","start_ms":0,"end_ms":200}"#)
        #expect(await eventually { await client.transcript.queue.all.count == 1 })
        await client.close()
        events.finish()

        var errors: [EchoError] = []
        for await case .error(let error) in stream { errors.append(error) }
        #expect(errors.count == 1)
    }

    @Test func `a session that ends and the connection that ends with it are one end`() async throws {
        let server = LivePuppet()
        let events = EventEmitter<EchoEvent>()
        let stream = events.stream()
        let client = client(server, events: events)
        try await client.connect()

        server.connections[0].says(#"{"type":"session.closed","reason":"content"}"#)
        server.connections[0].breaks()
        #expect(await eventually { await client.standing == nil })
        await client.close()
        events.finish()

        var ends: [ConnectionStatus] = []
        for await case .connectionStatusChanged(let status) in stream {
            switch status {
            case .lost, .retrying: ends.append(status)
            default: break
            }
        }
        #expect(ends.count == 1)
    }

    @Test func `another voice is another session, and the old one is closed behind it`() async throws {
        let server = LivePuppet()
        let client = client(server)
        try await client.connect()
        var settings = SessionSettings()
        settings.voice = "cedar"

        await client.update(settings)

        #expect(await eventually { server.connections.count == 2 && server.connections[1].frames > 0 })
        #expect(await eventually { server.connections[0].types.last == "session.close" })
        #expect(await client.standing == .connected(sessionID: "live_1", model: "gpt-live-1.1"))
        await client.leave()
    }

    @Test(arguments: [
        ("wss://api.openai.com/v1", "/v1/live/sessions"), ("ws://127.0.0.1:8080", "/v1/live/sessions"),
        ("https://example.com/openai/v1/realtime?model=x", "/openai/v1/live/sessions"),
    ])
    func `the address names no model`(_ base: String, _ path: String) throws {
        #expect(try RealtimeEndpoint(live: base).pathAndQuery == path)
    }

    @Test func `a model that takes no turns is a voice like others, and can be asked for less`() async throws {
        let configuration = EchoConfiguration()
        try await ModelChoice(configuration) { nil }.check("gpt-live-1.1", for: .realtime)

        #expect(configuration.models.capabilities(ofVoice: "gpt-live-1.1").isEmpty)
        #expect(configuration.models.capabilities(ofVoice: "gpt-realtime-2.1") == Set(LegCapability.allCases))
        #expect(configuration.models.capabilities(ofVoice: "nobody-knows-it") == Set(LegCapability.allCases))
    }
}
