import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import ServerTestKit
import Synchronization
import Testing

@testable import LocalBackend

/// Models that others made, in programs that others wrote, as scripts/local-parts.sh gets them.
@Suite(
    .serialized, .enabled(if: RealParts.areThere, "scripts/local-parts.sh did not get them"), .timeLimit(.minutes(15)))
struct `Real models on this machine` {
    private static func assistant(
        _ parts: [OwnPart], tell: @escaping @Sendable (FoundServer) -> Void = { _ in }
    ) -> LocalServerConfiguration {
        var configuration = LocalServerConfiguration.assistant(
            LocalAssistantParts(brain: .auto, ears: .auto, voice: .auto), own: { parts },
            among: ServerPicker(ports: [:]), token: BearerToken(LoopbackServer.token), tell: tell)
        configuration.models = .any
        return configuration
    }

    @Test func `think, in llama.cpp's server`() async throws {
        let trial = try await PartTrial.run(RealParts.brain)

        #expect(trial.words.contains { $0.isLetter }, "\(trial)")
        #expect(trial.speed.hasSuffix(" tokens a second"), "\(trial)")
    }

    @Test func `understand what a voice says`() async throws {
        let words = try await PartTrial.run(RealParts.ears).words.lowercased()

        #expect(words.contains("weather") && words.contains("tomorrow"), "\(words)")
    }

    @Test func `hear a telephone with nothing mirrored above it, and no whistle for what is too high`() async throws {
        let script = """
            import importlib.util as tools, sys, numpy
            spec = tools.spec_from_file_location("ears", sys.argv[1])
            ears = tools.module_from_spec(spec)
            spec.loader.exec_module(ears)
            ears.numpy = numpy
            def tone(rate, hertz):
                return numpy.sin(2 * numpy.pi * hertz * numpy.arange(rate) / rate).astype(numpy.float32)
            telephone = ears.resampled(tone(8000, 3000), 8000)
            levels = numpy.abs(numpy.fft.rfft(telephone * numpy.hanning(len(telephone))))
            high = numpy.abs(ears.resampled(tone(48000, 12000), 48000)[500:-500])
            print(len(telephone), levels[4500:].max() < levels.max() / 1000, high.max() < 0.001)
            """
        let program = BuiltProducts.sourceDirectory.appending(path: "Parts/ears-server.py").path
        let found = try await Subprocess.run(
            "python3", ["-c", script, program], environment: RealParts.ears.environment)

        #expect(found == "16000 True True\n")
    }

    @Test func `speak`() async throws {
        let trial = try await PartTrial.run(RealParts.voice)

        #expect(trial.speed.contains(" s of speech made in "), "\(trial)")
    }

    @Test func `keep to a schema`() async throws {
        let format: JSONValue = [
            "format": [
                "type": "json_schema", "name": "reply",
                "schema": [
                    "type": "object", "properties": ["answer": ["type": "string", "enum": ["yes", "no"]]],
                    "required": ["answer"], "additionalProperties": false,
                ],
            ]
        ]
        let answer = try await RESTClient.talk(Self.assistant([RealParts.brain])) {
            try await $0.post("/v1/responses", ["model": "m", "input": "Is the sky blue?", "text": format])
        }

        let text = try #require(answer.json["output"]?[0]?["content"]?[0]?["text"]?.string, "\(answer.text)")
        let reply = try JSONValue(parsing: Data(text.utf8))["answer"]?.string
        #expect(reply == "yes" || reply == "no", "\(text)")
    }

    @Test func `tell how much they take in, and refuse nothing that is longer`() async throws {
        let long = String(repeating: "The ship sailed on over the wide grey sea. ", count: 1_000)
        let answer = try await RESTClient.talk(Self.assistant([RealParts.brain])) { client in
            try await client.post(
                "/v1/responses",
                [
                    "model": "m", "max_output_tokens": 20,
                    "input": [
                        ["role": "user", "content": .string(long)], ["role": "assistant", "content": "I see."],
                        ["role": "user", "content": "Why does a ship have a captain?"],
                    ],
                ])
        }

        let text = answer.json["output"]?[0]?["content"]?[0]?["text"]?.string ?? answer.text
        #expect(answer.status == 200, "\(text)")
        #expect(!text.contains("refused"), "\(text)")
    }

    @Test func `hold a conversation together`() async throws {
        let told = Mutex<[FoundServer]>([])
        let configuration = Self.assistant([RealParts.brain, RealParts.ears, RealParts.voice]) { server in
            told.withLock { $0.append(server) }
        }
        let audio = SessionAudio(
            input: SessionAudioInput(
                transcription: .value(Transcription(model: "whisper-1", language: "en")),
                turnDetection: .value(.serverVAD(ServerVAD(threshold: 0.5, silenceDurationMs: 500)))))
        let question = try await FliteSynthesizer().speak("What is the capital of France?", voice: "alloy", speed: 1)
        let pause = SpokenSound.quiet(milliseconds: 600)

        let recording = try await LoopbackServer.talk(configuration) { client in
            try await client.send(.sessionUpdate(SessionUpdate(session: SessionObject(audio: audio))))
            try await client.until("session.updated")
            let sound = pause + question + pause
            for start in stride(from: 0, to: sound.samples.count, by: 480) {
                let piece = PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))
                try await client.send(.inputAudioBufferAppend(InputAudioBufferAppend(audio: piece.littleEndianData)))
            }
            try await client.until("response.done", within: .seconds(300))
            return client.recording
        }

        let heard = recording.last { $0.event["type"] == "conversation.item.input_audio_transcription.completed" }
        #expect(heard?.event["transcript"]?.string?.contains("France") == true, "\(String(describing: heard))")
        let sound = recording.filter { $0.event["type"] == "response.output_audio.delta" }
        #expect(!sound.isEmpty)
        let changes = told.withLock(\.self)
        #expect(Set(changes.map(\.role)) == [.brain, .ears, .voice])
        #expect(changes.filter { !$0.isThere } == [])
    }
}
