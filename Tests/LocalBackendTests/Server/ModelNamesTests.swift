import EchoAudio
import EchoTestKit
import EchoWire
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A model is called by a name that there is` {
    @Test(
        arguments: [
            ("gpt-realtime", .realtime), ("gpt-realtime-2.1", .realtime), ("gpt-realtime-mini-2025-10-06", .realtime),
            ("gpt-4o-mini-realtime-preview", .realtime), ("gpt-5", .text), ("gpt-5.2-chat-latest", .text),
            ("gpt-4.1-nano", .text), ("gpt-4o-mini", .text), ("gpt-4-turbo", .text), ("gpt-3.5-turbo", .text),
            ("o3", .text), ("o4-mini", .text), ("gpt-audio-mini", .text), ("ft:gpt-4o-mini:me::1", .text),
            ("chatgpt-4o-latest", .text), ("whisper-1", .transcription), ("gpt-4o-transcribe-diarize", .transcription),
            ("gpt-realtime-whisper", .transcription), ("gpt-live-transcribe", .transcription), ("tts-1-hd", .speech),
            ("gpt-4o-mini-tts-2025-12-15", .speech), ("gpt-realtime-2.1-mini", .realtime), ("gpt-6-luna", .text),
            ("gpt-6.1-terra", .text), ("gpt-6.2-astra", .text), ("gpt-5.6-sol", .text), ("chat-latest", .text),
            ("gpt-transcribe", .transcription), ("gpt-live-1", .live), ("gpt-live-1.1", .live),
            ("gpt-realtime-translate", .translation),
        ] as [(String, ModelNames.Role)])
    func `of a published family, in its own place`(name: String, role: ModelNames.Role) {
        #expect(ModelNames.Role.allCases.filter { ModelNames.published.contains(name, $0) } == [role])
    }

    @Test(
        arguments: [
            "", "m", "gpt", "gpt-40", "gpt-realtime2", "gpt-image-1", "llama-3", "o33", "claude", "GPT-5", "gpt-60",
            "gpt-live1",
        ])
    func `or is refused`(name: String) {
        #expect(!ModelNames.Role.allCases.contains { ModelNames.published.contains(name, $0) })
    }

    @Test(
        arguments: [
            ("gpt-live-1.1", .realtime, "/v1/live/sessions"), ("gpt-live-1", .text, "/v1/live/sessions"),
            ("gpt-realtime-2.1", .live, "/v1/realtime"),
            ("gpt-realtime-translate", .realtime, "/v1/realtime/translations"),
            ("gpt-realtime-2.1", .translation, "/v1/realtime"),
        ] as [(String, ModelNames.Role, String)])
    func `one that is for something else is told where, whatever the others are called`(
        name: String, role: ModelNames.Role, place: String
    ) throws {
        for names in [ModelNames.published, .any] {
            let problem = #expect(throws: SessionProblem.self) { try names.check(name, role) }

            #expect(problem?.code == "invalid_model")
            #expect(problem?.message.contains(place) == true)
            #expect(problem?.message.contains("'\(LocalModels.names(for: role)[0])'") == true)
        }
    }

    @Test func `those that are listed are those that can be called`() {
        for role in ModelNames.Role.allCases {
            for name in LocalModels.names(for: role) { #expect(ModelNames.published.contains(name, role)) }
        }
        for entry in LocalModels.all where !entry.id.hasPrefix("text-embedding") {
            #expect(PublishedModel(named: entry.id) != nil, "\(entry.id)")
        }
    }

    @Test func `those behind the server have names of their own`() throws {
        var names = ModelNames.published
        names.add(of: try PartChoice("http://127.0.0.1:11434#llama3.2"), for: .text)
        names.add(of: try PartChoice("http://127.0.0.1:8000"), for: .speech)
        names.add(of: .builtIn, for: .transcription)

        #expect(names.contains("llama3.2", .text))
        #expect(names.contains("gpt-5", .text))
        #expect(!names.contains("llama3.3", .text))
        #expect(names.contains("kokoro", .speech))
        #expect(!names.contains("moonshine", .transcription))
    }

    @Test func `everywhere in the API`() async throws {
        let configuration = LoopbackServer.configuration(models: .published)
        try await RESTClient.talk(configuration) { client in
            let messages: JSONValue = [["role": "user", "content": "x"]]
            let sound = WAVFile(samples: SpokenSound.voice(milliseconds: 300).samples).data
            let answers = [
                try await client.post("/v1/responses", ["model": "m", "input": "x"]),
                try await client.post("/v1/responses/input_tokens", ["model": "m", "input": "x"]),
                try await client.post("/v1/chat/completions", ["model": "tts-1", "messages": messages]),
                try await client.post(
                    "/v1/audio/speech", ["model": "gpt-5", "input": "x", "voice": "alloy", "response_format": "pcm"]),
                try await client.upload(sound, fields: ["model": "gpt-5"]),
                try await client.post("/v1/embeddings", ["model": "gpt-5", "input": "x"]),
            ]

            #expect(answers.map(\.status) == [400, 400, 404, 404, 404, 400])
            for answer in answers {
                #expect(answer.json["error"]?["code"] == "model_not_found")
                #expect(answer.json["error"]?["param"] == "model")
            }
            #expect(answers[0].json["error"]?["message"]?.string?.contains("'gpt-5'") == true)
            #expect(try await client.post("/v1/responses", ["model": "gpt-5.2", "input": "x"]).status == 200)
        }
    }

    @Test func `and in a Realtime session`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(models: .published)) { port in
            let client = try await RealtimeTestClient.connect(
                port: port, token: LoopbackServer.token, path: "/v1/realtime?model=gpt-5")
            #expect(try await client.until("error").last?.json["error"]?["code"] == "model_not_found")
            let close = try await client.closing()
            #expect(close.code == 4000)
            #expect(close.reason == "invalid_request_error.model_not_found")
        }
        try await LoopbackServer.talk(LoopbackServer.configuration(models: .published)) { client in
            let input = SessionAudioInput(transcription: .value(Transcription(model: "gpt-5")))
            try await client.send(
                .sessionUpdate(SessionUpdate(session: SessionObject(audio: SessionAudio(input: input)))))
            let error = try await client.until("error").last?.json["error"]
            #expect(error?["code"] == "model_not_found")
            #expect(error?["param"] == "session.audio.input.transcription.model")
        }
    }
}
