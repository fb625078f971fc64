import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `Speech is written down in a session of its own` {
    static let spoken =
        SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200)
        + SpokenSound.quiet(milliseconds: 1000)

    /// What livekit-plugins-openai 1.8.9 sends.
    static let livekit = """
        {"session": {"type": "transcription", "audio": {"input": {"format": {"rate": 24000, "type": "audio/pcm"}, \
        "transcription": {"language": "en", "model": "gpt-4o-mini-transcribe"}, "turn_detection": {"type": "server_vad", \
        "prefix_padding_ms": 600, "silence_duration_ms": 350, "threshold": 0.5}}}}, "type": "session.update"}
        """
    /// What openai-agents 0.24.0 sends.
    static let agents = """
        {"type": "session.update", "session": {"type": "transcription", "audio": {"input": {"format": \
        {"type": "audio/pcm", "rate": 24000}, "transcription": {"model": "gpt-4o-transcribe"}, \
        "turn_detection": {"type": "semantic_vad"}}}}}
        """

    @Test func `it has the published shape, and nothing that is for answers`() async throws {
        let bench = SessionBench(kind: .transcription)

        guard case .sessionCreated(let created)? = bench.events.first else { throw CancellationError() }
        let session = created.session.json
        #expect(
            Set((session.object ?? [:]).keys) == ["type", "id", "object", "expires_at", "audio"])
        #expect(session["type"] == "transcription")
        #expect(session["object"] == "realtime.transcription_session")
        #expect(session["audio"]?.object?.keys.map { $0 } == ["input"])
        #expect(session["audio"]?["input"]?["transcription"] == ["model": "gpt-transcribe"])
        #expect(
            session["audio"]?["input"]?["turn_detection"]
                == ["type": "server_vad", "threshold": 0.5, "prefix_padding_ms": 300, "silence_duration_ms": 200])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test(arguments: [livekit, agents]) func `turns are written down, and not answered`(update: String) {
        var bench = SessionBench(kind: .transcription)
        bench.utterances = [RecognizedWords(text: "what time is it"), RecognizedWords(text: "tell me")]

        bench.send(raw: update)
        let before = bench.events.count
        bench.append(Self.spoken + SpokenSound.quiet(milliseconds: 4000))
        bench.append(Self.spoken + SpokenSound.quiet(milliseconds: 4000))

        let turn = [
            "input_audio_buffer.speech_started", "input_audio_buffer.speech_stopped", "input_audio_buffer.committed",
            "conversation.item.added", "conversation.item.done", "conversation.item.input_audio_transcription.delta",
            "conversation.item.input_audio_transcription.completed",
        ]
        #expect(bench.errors == [])
        #expect(bench.types(since: before) == turn + turn)
        let completed = bench.events {
            if case .conversationItemInputAudioTranscriptionCompleted(let event) = $0 { event.transcript } else { nil }
        }
        #expect(completed == ["what time is it", "tell me"])
        #expect(bench.prompts.isEmpty)
    }

    /// openai-agents 0.24.0 ends its input with these two, the first of which may find nothing.
    @Test func `what is left is committed, and clearing takes back nothing that was`() {
        var bench = SessionBench(kind: .transcription)
        bench.utterances = [RecognizedWords(text: "hello")]
        bench.recognisesAtOnce = false
        bench.send(raw: Self.agents)

        bench.append(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200))
        bench.send(raw: #"{"type": "input_audio_buffer.commit", "event_id": "3a36a1fb"}"#)
        bench.send(raw: #"{"type": "input_audio_buffer.clear"}"#)
        bench.send(raw: #"{"type": "input_audio_buffer.commit", "event_id": "4b"}"#)
        bench.hear()

        #expect(bench.errors.map(\.code) == ["input_audio_buffer_commit_empty"])
        #expect(bench.errors.map(\.eventID) == ["4b"])
        #expect(
            bench.types().suffix(2) == [
                "conversation.item.input_audio_transcription.delta",
                "conversation.item.input_audio_transcription.completed",
            ])
    }

    @Test func `models that know no turns leave them to the client`() {
        var bench = SessionBench(kind: .transcription)
        bench.utterances = [RecognizedWords(text: "hello")]

        // livekit-plugins-openai 1.8.9 says nothing of turn detection to them.
        bench.send(
            raw: """
                {"session": {"type": "transcription", "audio": {"input": {"format": {"rate": 24000, "type": "audio/pcm"}, \
                "transcription": {"keywords": [], "languages": ["en"], "model": "gpt-live-transcribe"}}}}, \
                "type": "session.update"}
                """)
        bench.append(Self.spoken)
        bench.send(raw: #"{"type": "input_audio_buffer.commit"}"#)

        #expect(bench.errors == [])
        #expect(bench.session.settings.turnTaking.isManual)
        #expect(!bench.types().contains("input_audio_buffer.speech_started"))
        #expect(bench.types().last == "conversation.item.input_audio_transcription.completed")

        bench.send(
            raw:
                #"{"type":"session.update","session":{"type":"transcription","audio":{"input":{"turn_detection":{"type":"server_vad"}}}}}"#
        )
        #expect(bench.errors.map(\.param) == ["session.audio.input.turn_detection"])
    }

    @Test func `there are no responses`() {
        var bench = SessionBench(kind: .transcription)
        let before = bench.events.count

        bench.send(raw: #"{"type":"response.create","event_id":"r"}"#)

        #expect(bench.types(since: before) == ["error"])
        #expect(bench.errors.map(\.eventID) == ["r"])
    }

    @Test func `settings for answers are unknown to it`() {
        var bench = SessionBench(kind: .transcription)

        bench.send(raw: #"{"type":"session.update","session":{"type":"transcription","instructions":"Be brief."}}"#)
        bench.send(raw: #"{"type":"session.update","session":{"type":"transcription","audio":{"output":{"speed":1}}}}"#)
        bench.send(raw: #"{"type":"session.update","session":{"type":"realtime"}}"#)

        #expect(bench.errors.map(\.param) == ["session.instructions", "session.audio.output", "session.type"])
        #expect(bench.session.settings.isTranscription)
    }

    @Test func `a session for conversing may become one`() {
        var bench = SessionBench()
        bench.utterances = [RecognizedWords(text: "hello")]
        let id = bench.session.settings.session.id

        bench.send(raw: Self.livekit)
        bench.append(Self.spoken)

        #expect(bench.errors == [])
        #expect(bench.session.settings.session.id == id)
        #expect(bench.session.settings.session.object == "realtime.transcription_session")
        #expect(bench.session.settings.session.model == nil)
        #expect(bench.types().last == "conversation.item.input_audio_transcription.completed")
        #expect(bench.prompts.isEmpty)
    }

    @Test func `but not while it answers`() {
        var bench = SessionBench()
        bench.thinksAtOnce = false
        bench.ask("hello")

        bench.send(raw: Self.livekit)

        #expect(bench.errors.map(\.code) == ["conversation_already_has_active_response"])
        #expect(!bench.session.settings.isTranscription)
    }
}
