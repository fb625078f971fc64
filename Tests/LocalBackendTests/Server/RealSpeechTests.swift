import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized) struct `The server with its own ears, wits and voice` {
    private static let audio = SessionAudio(
        input: SessionAudioInput(
            transcription: .value(Transcription(model: "whisper-1")),
            turnDetection: .value(.serverVAD(ServerVAD(threshold: 0.5, silenceDurationMs: 500)))))

    private static func send(_ sound: PCM16, to client: RealtimeTestClient) async throws {
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let piece = PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))
            try await client.send(.inputAudioBufferAppend(InputAudioBufferAppend(audio: piece.littleEndianData)))
        }
    }

    private static func transcript(_ event: ServerEvent) -> String? {
        if case .conversationItemInputAudioTranscriptionCompleted(let event) = event { event.transcript } else { nil }
    }

    @Test func `a spoken question is heard, answered and spoken`() async throws {
        let question = try await FliteSynthesizer().speak("What is seven plus five?", voice: "alloy", speed: 1)
        let pause = SpokenSound.quiet(milliseconds: 600)
        var configuration = LocalServerConfiguration.standard(token: BearerToken(LoopbackServer.token))
        configuration.timeZone = .gmt

        let recording = try await LoopbackServer.talk(configuration) { client in
            try await client.send(.sessionUpdate(SessionUpdate(session: SessionObject(audio: Self.audio))))
            try await client.until("session.updated")
            try await Self.send(pause + question + pause, to: client)
            try await client.until("rate_limits.updated")
            return client.recording
        }

        let heard = recording.last { $0.event["type"] == "conversation.item.input_audio_transcription.completed" }
        #expect(heard?.event["transcript"]?.string?.lowercased().contains("seven plus five") == true)
        let done = recording.last { $0.event["type"] == "response.done" }?.event
        let said = try #require(done?["response"]?["output"]?[0]?["content"]?[0]?["transcript"]?.string)
        #expect(said.contains("12") || said.lowercased().contains("twelve"))
        #expect(try await WireCheck.failures(in: recording).isEmpty)

        let spoken = recording.filter { $0.event["type"] == "response.output_audio.delta" }
            .compactMap { $0.event["delta"]?.string.flatMap { Data(base64Encoded: $0) } }.reduce(Data(), +)
        let recognition = try await PocketSphinxRecognizer().begin(vocabulary: ["seven plus five is twelve"])
        // An answer begins with its first sound; a recogniser wants to hear the room before.
        _ = await recognition.feed(PCM16.silence(.milliseconds(300)) + PCM16(littleEndian: spoken))
        let again = try await recognition.finish().text.lowercased()
        #expect(again.contains("seven plus five"))
    }

    @Test func `and in full duplex, where it falls silent when it is talked over`() async throws {
        let flite = FliteSynthesizer()
        let question = try await flite.speak("What can you do for me?", voice: "alloy", speed: 1)
        let next = try await flite.speak("What is seven plus five?", voice: "alloy", speed: 1)
        var configuration = LocalServerConfiguration.standard(token: BearerToken(LoopbackServer.token))
        configuration.timeZone = .gmt

        let recording = try await LoopbackServer.run(configuration) { port in
            let client = try await RealtimeTestClient.connect(
                port: port, token: LoopbackServer.token, path: "/v1/live/sessions")
            try await client.send(.start(LiveSessionStart(session: LiveSessionObject(model: "gpt-live-1.1"))))
            try await client.until("session.started")
            try await Self.talk(SpokenSound.quiet(milliseconds: 600) + question, to: client)
            try await Self.idle(client) { Self.said(in: $0).count > 20 }
            try await Self.talk(next, to: client)
            try await Self.idle(client) { Self.said(in: $0).lowercased().contains("12") }
            try await client.send(.close(LiveSessionClose()))
            try await client.until("session.closed")
            return client.recording
        }

        let heard = recording.filter { $0.event["type"] == "session.input_transcript.delta" }
            .compactMap { $0.event["delta"]?.string }.joined()
        #expect(heard.lowercased().contains("what can you do"))
        #expect(heard.lowercased().hasSuffix("what is seven plus five"))
        #expect(LiveCheck.failures(in: recording) == [])
    }

    private static func said(in recording: [WireLine]) -> String {
        recording.filter { $0.event["type"] == "session.output_transcript.delta" }
            .compactMap { $0.event["delta"]?.string }.joined()
    }

    private static func talk(_ sound: PCM16, to client: RealtimeTestClient) async throws {
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let piece = PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))
            try await client.send(.inputAudioAppend(LiveInputAudioAppend(audio: piece.littleEndianData)))
        }
    }

    /// Silence, bit by bit, until the recording is as it should be.
    private static func idle(
        _ client: RealtimeTestClient, until holds: ([WireLine]) -> Bool
    ) async throws {
        let isThere = await eventually {
            if holds(client.recording) { return true }
            try? await talk(SpokenSound.quiet(milliseconds: 100), to: client)
            return false
        }
        #expect(isThere, "\(Self.said(in: client.recording))")
    }

    /// Clients that are muted or suspended in the middle of a turn.
    @Test func `turns that nobody ends deafen nobody else`() async throws {
        let question = try await FliteSynthesizer().speak("What is seven plus five?", voice: "alloy", speed: 1)
        let pause = SpokenSound.quiet(milliseconds: 600)
        let configuration = LocalServerConfiguration.standard(token: BearerToken(LoopbackServer.token))
        let byHand = SessionAudio(
            input: SessionAudioInput(
                transcription: .value(Transcription(model: "whisper-1")), turnDetection: .cleared))

        let (heard, written) = try await LoopbackServer.run(configuration) { port in
            var held: [RealtimeTestClient] = []
            for _ in 0..<4 {
                let client = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token)
                try await client.until("session.created")
                try await client.send(.sessionUpdate(SessionUpdate(session: SessionObject(audio: byHand))))
                try await Self.send(pause + question, to: client)
                held.append(client)
            }
            let client = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token)
            try await client.until("session.created")
            try await client.send(.sessionUpdate(SessionUpdate(session: SessionObject(audio: Self.audio))))
            try await client.until("session.updated")
            try await Self.send(pause + question + pause, to: client)
            let events = try await client.until("conversation.item.input_audio_transcription.completed")
            let answer = try await RESTClient(port: port)
                .upload(WAVFile(samples: (pause + question + pause).samples).data, fields: ["model": "whisper-1"])
            // Who spoke first is still there, and is heard once the turn ends.
            try await held[0].send(.inputAudioBufferCommit(InputAudioBufferCommit()))
            try await held[0].until("conversation.item.input_audio_transcription.completed")
            return (events.compactMap(Self.transcript), answer.json["text"]?.string)
        }

        #expect(heard.map { $0.lowercased() } == ["what is seven plus five"])
        #expect(written?.lowercased() == "what is seven plus five")
    }
}
