import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client has speech written down over a connection` {
    /// Addresses as livekit-plugins-openai 1.8.9 and openai-agents 0.24.0 ask for them.
    @Test(arguments: [
        "/v1/realtime?intent=transcription&model=gpt-4o-mini-transcribe", "/v1/realtime?intent=transcription",
    ])
    func `words come back, and no answer`(path: String) async throws {
        let recognizer = ScriptedRecognizer("what time is it")
        let events = try await LoopbackServer.run(LoopbackServer.configuration(recognizer: recognizer)) { port in
            let client = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token, path: path)
            var events = try await client.until("session.created")
            try await client.send(
                text: """
                    {"type": "session.update", "session": {"type": "transcription", "audio": {"input": {"format": \
                    {"type": "audio/pcm", "rate": 24000}, "transcription": {"model": "gpt-4o-transcribe"}, \
                    "turn_detection": {"type": "semantic_vad"}}}}}
                    """)
            let sound = SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200)
            for start in stride(from: 0, to: sound.samples.count, by: 2400) {
                let audio = PCM16(Array(sound.samples[start..<start + 2400])).littleEndianData.base64EncodedString()
                try await client.send(text: #"{"type": "input_audio_buffer.append", "audio": "\#(audio)"}"#)
            }
            try await client.send(text: #"{"type": "input_audio_buffer.commit", "event_id": "3a36a1fb"}"#)
            try await client.send(text: #"{"type": "input_audio_buffer.clear"}"#)
            events += try await client.until("conversation.item.input_audio_transcription.completed")
            return events
        }

        #expect(events.first?.json["session"]?["object"] == "realtime.transcription_session")
        #expect(events.last?.json["transcript"] == "what time is it")
        #expect(!events.contains { $0.type.hasPrefix("response.") || $0.type == "error" })
    }
}
