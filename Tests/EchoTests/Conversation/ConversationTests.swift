import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@testable import Echo

/// The whole engine against a real server on loopback, whose brain is scripted.
@Suite struct `A conversation over a real connection` {
    /// What a test needs to lead a conversation.
    private struct Talk: Sendable {
        let client: RealtimeClient
        let transport: RecordingTransport
        let log: EventLog
        let microphone = ManualMicrophone()
        let loudspeaker: ManualLoudspeaker

        init(
            port: Int, settings: SessionSettings, token: String = LoopbackServer.token,
            loudspeaker: ManualLoudspeaker = ManualLoudspeaker()
        ) throws {
            self.loudspeaker = loudspeaker
            let endpoint = try RealtimeEndpoint(baseURL: "ws://127.0.0.1:\(port)", model: "gpt-realtime")
            transport = RecordingTransport(WebSocketTransport(endpoint: endpoint, key: token))
            let events = EventEmitter<EchoEvent>()
            var configuration = EchoConfiguration()
            configuration.reconnectionAttempts = 0
            log = EventLog(events.stream())
            client = RealtimeClient(
                host: endpoint.host, transport: transport, configuration: configuration, model: "gpt-realtime",
                memory: ConversationMemory(settings: settings, spending: Spending()),
                devices: AudioDevices(microphone: microphone, loudspeaker: loudspeaker), tools: ToolBox(),
                runsTools: true, events: events, log: WireLog(emitter: EventEmitter()))
            Task { [client] in await client.run() }
        }

        var assistantID: String? {
            get async { await client.messages.last { $0.role == .assistant }?.id }
        }

        /// Waits until the answer has all its sound.
        func answered() async -> Bool {
            await log.sees { if case .messageFinalized(let it) = $0 { it.role == .assistant } else { false } }
        }

        func failures() async throws -> [String] { try await WireCheck.failures(in: transport.lines) }
    }

    private func talk(
        brain: ScriptedBrain, recognizer: ScriptedRecognizer = ScriptedRecognizer(),
        settings: SessionSettings = SessionSettings(), _ body: @escaping @Sendable (Talk) async throws -> Void
    ) async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain, recognizer: recognizer)) { port in
            let talk = try Talk(port: port, settings: settings)
            try await talk.client.connect()
            try await body(talk)
            await talk.client.leave()
        }
    }

    /// A real voice: tones are not taken for speech.
    private func speech() async throws -> PCM16 {
        try await FliteSynthesizer().speak("What time is it now?", voice: "marin", speed: 1)
    }

    @Test func `a text is answered aloud, and all that went over the wire is strictly valid`() async throws {
        try await talk(brain: .says("It is sunny. ", "Take a hat.")) { talk in
            await talk.client.request(.send(text: "weather?"))
            #expect(await talk.answered())
            let id = try #require(await talk.assistantID)
            talk.loudspeaker.finish(id)

            #expect(await talk.log.sees(.turnChanged(.idle)))
            #expect(await talk.client.messages.map(\.text) == ["weather?", "It is sunny. Take a hat."])
            #expect(await talk.client.messages.last?.status == .completed)
            let failures = try await talk.failures()
            #expect(failures == [])
        }
    }

    @Test func `speech is transcribed and answered`() async throws {
        var settings = SessionSettings()
        settings.silence = .milliseconds(200)
        try await talk(brain: .echoing, recognizer: ScriptedRecognizer("what time is it"), settings: settings) { talk in
            await talk.client.request(.startListening)
            #expect(await eventually { talk.microphone.isOpen })
            talk.microphone.say(try await speech())
            talk.microphone.say(.silence(.milliseconds(600)))

            #expect(await talk.answered())
            #expect(
                await talk.log.sees {
                    if case .userTranscriptionCompleted(_, "what time is it") = $0 { true } else { false }
                })
            #expect(await talk.client.messages.map(\.text) == ["what time is it", "You said: what time is it"])
            #expect(talk.log.all.contains { if case .audioLevelChanged = $0 { true } else { false } })
            let failures = try await talk.failures()
            #expect(failures == [])
        }
    }

    @Test func `escape while it speaks tells the server what was heard`() async throws {
        try await talk(brain: .says("One two three four five six seven eight nine ten.")) { talk in
            await talk.client.request(.send(text: "count"))
            #expect(await talk.answered())
            let id = try #require(await talk.assistantID)
            talk.loudspeaker.play(700, of: id)
            #expect(await talk.log.sees(.assistantStartedSpeaking(itemID: id)))

            await talk.client.request(.interrupt)

            #expect(await talk.log.sees(.assistantInterrupted(itemID: id, heard: .milliseconds(700))))
            #expect(await talk.log.sees(.turnChanged(.idle)))
            let truncate = try #require(
                talk.transport.lines.last { $0.event["type"] == "conversation.item.truncate" })
            #expect(truncate.event["audio_end_ms"] == 700)
            #expect(await eventually { talk.transport.types(.server).contains("conversation.item.truncated") })
            let failures = try await talk.failures()
            #expect(failures == [])
        }
    }

    @Test func `an answer is never asked for before the question, however long the loudspeaker takes`() async throws {
        let brain = ScriptedBrain { prompt in
            guard case .user("two", _)? = prompt.items.last else {
                return .partsAndNever([.text("One two three four five six.")])
            }
            return .parts([.text("Two it is.")])
        }
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain)) { port in
            let loudspeaker = ManualLoudspeaker(interruptTakes: .milliseconds(100))
            let talk = try Talk(port: port, settings: SessionSettings(), loudspeaker: loudspeaker)
            try await talk.client.connect()
            await talk.client.request(.send(text: "one"))
            // More than is played of it: what was heard to its end needs no truncation.
            #expect(await eventually { talk.log.all.reduce(0) { $0 + $1.frames } > 24 * 600 })
            let id = try #require(await talk.assistantID)
            talk.loudspeaker.play(300, of: id)
            #expect(await talk.log.sees(.assistantStartedSpeaking(itemID: id)))

            await talk.client.request(.send(text: "two"))

            #expect(
                await talk.log.sees {
                    if case .messageFinalized(let it) = $0 { it.text == "Two it is." } else { false }
                })
            #expect(
                talk.transport.types(.client).suffix(4) == [
                    "response.cancel", "conversation.item.truncate", "conversation.item.create", "response.create",
                ])
            await talk.client.close()
        }
    }

    @Test func `a manual turn is sent when it is ended`() async throws {
        var settings = SessionSettings()
        settings.turnMode = .manual
        try await talk(brain: .echoing, recognizer: ScriptedRecognizer("roll two dice"), settings: settings) { talk in
            await talk.client.request(.startListening)
            #expect(await eventually { talk.microphone.isOpen })
            talk.microphone.say(try await speech())
            #expect(
                await eventually { talk.transport.types(.client).count { $0 == "input_audio_buffer.append" } > 40 })
            await talk.client.request(.endUserTurn)

            #expect(await talk.answered())
            #expect(await talk.client.messages.map(\.text) == ["roll two dice", "You said: roll two dice"])
            let failures = try await talk.failures()
            #expect(failures == [])
        }
    }

    @Test func `settings act on the running session, and what it refuses goes back`() async throws {
        try await talk(brain: .says("Hello there, nice to hear you.")) { talk in
            var settings = await talk.client.settings
            settings.threshold = 0.8
            settings.voice = "cedar"
            try await talk.client.update(settings)
            let updated = try #require(talk.transport.lines.last { $0.event["type"] == "session.updated" })
            #expect(updated.event["session"]?["audio"]?["output"]?["voice"] == "cedar")
            #expect(updated.event["session"]?["audio"]?["input"]?["turn_detection"]?["threshold"]?.number == 0.8)

            settings.speed = 9
            await #expect(throws: EchoError.self) { try await talk.client.update(settings) }
            #expect(await talk.client.settings.speed == 1)
        }
    }

    @Test func `a wrong key is said before anything else`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            let talk = try Talk(port: port, settings: SessionSettings(), token: "wrong")
            await #expect(throws: EchoError.invalidKey) { try await talk.client.connect() }
            #expect(await talk.log.sees(.connectionStatusChanged(.lost(.invalidKey))))
        }
    }

    @Test func `a server that goes away leaves the conversation, and a new one continues it`() async throws {
        let configuration = LoopbackServer.configuration(brain: ScriptedBrain.echoing)
        let first = Task { () -> Talk in
            try await LoopbackServer.run(configuration) { port in
                let talk = try Talk(port: port, settings: SessionSettings())
                try await talk.client.connect()
                await talk.client.request(.send(text: "before"))
                _ = await talk.answered()
                return talk
            }
        }
        let talk = try await first.value

        #expect(
            await talk.log.sees { if case .connectionStatusChanged(.lost) = $0 { true } else { false } })
        #expect(await talk.client.messages.map(\.text) == ["before", "You said: before"])
        await #expect(throws: EchoError.self) { try await talk.client.connect() }
        #expect(await talk.client.messages.count == 2)
    }

    @Test func `encryption with a server that has none is a clear error`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            let endpoint = try RealtimeEndpoint(baseURL: "wss://127.0.0.1:\(port)", model: "gpt-realtime")
            await #expect(
                throws: EchoError.unreachable(
                    host: "127.0.0.1:\(port)", reason: "it does not support TLS")
            ) { _ = try await WebSocketTransport(endpoint: endpoint, key: "x").connect() }
        }
    }
}

extension EchoEvent {
    fileprivate var frames: Int { if case .assistantAudioDelta(_, let frames) = self { frames } else { 0 } }
}

extension RealtimeClient {
    fileprivate var messages: [Message] { session.transcript.queue.all }
    fileprivate var settings: SessionSettings { session.settings }
}
