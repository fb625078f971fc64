import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `Live sessions are served` {
    private static let path = "/v1/live/sessions"

    private static func connect(_ port: Int) async throws -> RealtimeTestClient {
        try await .connect(port: port, token: LoopbackServer.token, path: path)
    }

    private static func start(
        _ client: RealtimeTestClient, _ settings: LiveSessionObject = LiveSessionObject(model: "gpt-live-1.1")
    ) async throws {
        try await client.send(.start(LiveSessionStart(eventID: "start", session: settings)))
        try await client.until("session.started")
    }

    private static func hear(_ sound: PCM16, _ client: RealtimeTestClient) async throws {
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let piece = PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))
            try await client.send(.inputAudioAppend(LiveInputAudioAppend(audio: piece.littleEndianData)))
        }
    }

    private static let question =
        SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200)
        + SpokenSound.quiet(milliseconds: 800)

    /// Silence, bit by bit, until the client has heard an event of this type.
    private static func idle(_ client: RealtimeTestClient, until type: String) async throws {
        try await idle(client, type) { $0.contains { $0.event["type"]?.string == type } }
    }

    /// Silence, bit by bit, until all of this was said.
    private static func idle(_ client: RealtimeTestClient, untilSaid text: String) async throws {
        try await idle(client, text) { words($0, "session.output_transcript.delta").contains(text) }
    }

    private static func idle(
        _ client: RealtimeTestClient, _ what: String, until holds: ([WireLine]) -> Bool
    ) async throws {
        let isThere = await eventually {
            if holds(client.recording) { return true }
            try? await hear(SpokenSound.quiet(milliseconds: 100), client)
            return false
        }
        #expect(isThere, "\(what) never came")
    }

    private static func words(_ recording: [WireLine], _ type: String) -> String {
        recording.filter { $0.event["type"]?.string == type }.compactMap { $0.event["delta"]?.string }.joined()
    }

    @Test func `a question is heard and answered, over the wire`() async throws {
        let configuration = LoopbackServer.configuration(recognizer: ScriptedRecognizer("how far is the moon"))
        let (recording, close) = try await LoopbackServer.run(configuration) { port in
            let client = try await Self.connect(port)
            try await Self.start(client)
            try await Self.hear(Self.question, client)
            try await Self.idle(client, untilSaid: "You said: how far is the moon")
            try await client.send(.close(LiveSessionClose(eventID: "bye")))
            try await client.until("session.closed")
            return (client.recording, try await client.closing())
        }

        #expect(Self.words(recording, "session.input_transcript.delta") == "how far is the moon")
        #expect(Self.words(recording, "session.output_transcript.delta") == "You said: how far is the moon")
        #expect(close.code == 1000)
        #expect(LiveCheck.failures(in: recording) == [])
    }

    @Test func `work is done by the client`() async throws {
        let brain = ScriptedBrain { prompt in
            prompt.tools.contains { $0.name == "delegate" }
                ? .parts([.call(name: "delegate", arguments: "{}")]) : .parts([.text("Nobody asked.")])
        }
        let configuration = LoopbackServer.configuration(
            brain: brain, recognizer: ScriptedRecognizer("what is the build status"))
        let recording = try await LoopbackServer.run(configuration) { port in
            let client = try await Self.connect(port)
            try await Self.start(client)
            try await Self.hear(Self.question, client)
            try await Self.idle(client, until: "session.delegation.created")
            let id =
                client.recording.last { $0.event["type"] == "session.delegation.created" }?
                .event["delegation"]?["id"]?.string ?? ""
            try await client.send(
                .commentaryAppend(
                    LiveCommentaryAppend(eventID: "c", delegationID: .value(id), content: "All tests passed.")))
            try await Self.idle(client, until: "session.commentary.appended")
            try await Self.idle(client, untilSaid: "All tests passed.")
            try await client.send(.close(LiveSessionClose(eventID: "bye")))
            try await client.until("session.closed")
            return client.recording
        }

        #expect(LiveCheck.failures(in: recording) == [])
    }

    @Test func `work is done by the brain behind the server, with the client's functions`() async throws {
        let brain = ScriptedBrain { prompt in
            if prompt.tools.contains(where: { $0.name == "delegate" }) {
                return .parts([.call(name: "get_weather", arguments: "{}")])
            }
            if case .callOutput(_, let output)? = prompt.items.last { return .parts([.text("It says \(output).")]) }
            return .parts([.call(name: "get_weather", arguments: #"{"city":"Bergen"}"#)])
        }
        let configuration = LoopbackServer.configuration(
            brain: brain, recognizer: ScriptedRecognizer("is it raining in bergen"))
        let function = ResponsesFunctionTool(name: "get_weather", parameters: ["type": "object"])
        let responses = LiveResponsesDelegation(model: "gpt-6.1-terra", tools: [.function(function)])
        let settings = LiveSessionObject(
            model: "gpt-live-1.1", delegation: LiveDelegation(type: "responses", responses: responses))
        let recording = try await LoopbackServer.run(configuration) { port in
            let client = try await Self.connect(port)
            try await Self.start(client, settings)
            try await Self.hear(Self.question, client)
            try await Self.idle(client, until: "response.event")
            let call = try await Self.call(in: client)
            let output = ResponsesFunctionCallOutput(callID: call, output: "rain")
            try await client.send(.responseItemCreate(LiveResponseItemCreate(item: .functionCallOutput(output))))
            try await client.send(.responseCreate(LiveResponseCreate(eventID: "go")))
            try await Self.idle(client, untilSaid: "It says rain.")
            try await client.send(.close(LiveSessionClose(eventID: "bye")))
            try await client.until("session.closed")
            return client.recording
        }

        #expect(LiveCheck.failures(in: recording) == [])
    }

    private static func call(in client: RealtimeTestClient) async throws -> String {
        var call: String?
        let isThere = await eventually {
            call =
                client.recording.last {
                    $0.event["event"]?["type"] == "response.output_item.done"
                        && $0.event["event"]?["item"]?["type"] == "function_call"
                }?.event["event"]?["item"]?["call_id"]?.string
            return call != nil
        }
        #expect(isThere)
        return call ?? ""
    }

    @Test(arguments: [nil, "wrong"])
    func `only for who has the token, as a header`(token: String?) async throws {
        let status = try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            do {
                let key = ("Sec-WebSocket-Protocol", "realtime, openai-insecure-api-key.\(LoopbackServer.token)")
                _ = try await RealtimeTestClient.connect(port: port, token: token, path: Self.path, headers: [key])
                return 101
            } catch let refused as RealtimeTestClient.Refused {
                return refused.status
            }
        }

        #expect(status == 401)
    }

    @Test func `a refused start is told, and the connection ends`() async throws {
        let (codes, close) = try await LoopbackServer.run(LoopbackServer.configuration(models: .published)) { port in
            let client = try await Self.connect(port)
            try await client.send(.start(LiveSessionStart(session: LiveSessionObject(model: "gpt-realtime-2.1"))))
            let events = try await client.until("error")
            return (events.map { $0.json["error"]?["code"]?.string }, try await client.closing())
        }

        #expect(codes == ["invalid_model"])
        #expect(close.code == 1000)
    }

    @Test func `who sends no sound is closed`() async throws {
        var configuration = LoopbackServer.configuration()
        configuration.duplexPatience = .milliseconds(200)
        let (reason, close) = try await LoopbackServer.run(configuration) { port in
            let client = try await Self.connect(port)
            try await Self.start(client)
            let events = try await client.until("session.closed")
            return (events.last?.json["reason"]?.string, try await client.closing())
        }

        #expect(reason == "expired")
        #expect(close.code == 1000)
    }

    @Test func `a session has its limit`() async throws {
        var configuration = LoopbackServer.configuration()
        configuration.duplexSessionLimit = .seconds(2)
        let closed = try await LoopbackServer.run(configuration) { port in
            let client = try await Self.connect(port)
            try await Self.start(client)
            // On a busy machine it may be over before all of it is sent.
            try? await Self.hear(SpokenSound.quiet(milliseconds: 500), client)
            return try await client.until("session.closed").last?.json
        }

        #expect(closed?["reason"] == "expired")
        #expect((closed?["usage"]?["seconds"]?.number).map { $0 > 0 && $0 <= 0.5 } == true)
    }

    @Test func `a burst after a stall is heard to its end`() async throws {
        let configuration = LoopbackServer.configuration(recognizer: ScriptedRecognizer("how far is the moon"))
        let recording = try await LoopbackServer.run(configuration) { port in
            let client = try await Self.connect(port)
            try await Self.start(client)
            try await Self.hear(SpokenSound.quiet(milliseconds: 500), client)
            try await Task.sleep(for: .milliseconds(300))
            // Ten seconds at once, in one event.
            let backlog = Self.question + SpokenSound.quiet(milliseconds: 7_400)
            try await client.send(.inputAudioAppend(LiveInputAudioAppend(audio: backlog.littleEndianData)))
            try await Self.idle(client, until: "session.output_transcript.delta")
            try await client.send(.close(LiveSessionClose(eventID: "bye")))
            try await client.until("session.closed")
            return client.recording
        }

        #expect(Self.words(recording, "session.input_transcript.delta") == "how far is the moon")
        #expect(LiveCheck.failures(in: recording) == [])
    }

    @Test func `fifty talk at once, each in a conversation of its own`() async throws {
        let answers = try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<50 {
                    group.addTask {
                        let client = try await Self.connect(port)
                        try await Self.start(client)
                        try await client.send(
                            .commentaryAppend(
                                LiveCommentaryAppend(delegationID: .cleared, content: "Number \(number).")))
                        try await Self.hear(SpokenSound.quiet(milliseconds: 900), client)
                        try await Self.idle(client, untilSaid: "Number \(number).")
                        try await client.send(.close(LiveSessionClose(eventID: "bye")))
                        try await client.until("session.closed")
                        return Self.words(client.recording, "session.output_transcript.delta")
                    }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
        }

        #expect(answers == Set((0..<50).map { "Number \($0)." }))
    }

    @Test func `the models are offered`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration(models: .published)) { client in
            let models = try await client.send("GET", "/v1/models").json["data"]?.array?.compactMap { $0["id"]?.string }
            #expect(models?.contains("gpt-live-1.1") == true)
            #expect(models?.contains("gpt-live-1") == true)
            #expect(try await client.send("GET", "/v1/models/gpt-live-1.1").status == 200)
        }
    }
}
