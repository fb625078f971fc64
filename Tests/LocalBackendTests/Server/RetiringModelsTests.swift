import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A model is gone after its last day` {
    private static func date(_ day: String) -> Date {
        guard let date = try? Date("\(day)T12:00:00Z", strategy: .iso8601) else { return .distantPast }
        return date
    }

    private static func configuration(on day: String?, models: ModelNames = .published) -> LocalServerConfiguration {
        var configuration = LoopbackServer.configuration(models: models)
        if let day { configuration.retiringModels = { date(day) } }
        return configuration
    }

    @Test(
        arguments: [
            ("2026-12-11", "gpt-5", false), ("2026-12-12", "gpt-5", true), ("2026-12-12", "gpt-5-2025-08-07", true),
            ("2026-12-12", "gpt-6.1-terra", false), ("2026-12-12", "gpt-realtime", false),
            ("2027-01-21", "gpt-realtime", true), ("2027-01-21", "gpt-realtime-2.1", false),
            ("2027-01-21", "tts-1", true), ("2027-01-21", "whisper-1", false), ("2027-02-27", "whisper-1", true),
            ("2027-02-27", "gpt-transcribe", false), ("2027-02-27", "my model", false), (nil, "gpt-4-turbo", false),
        ] as [(String?, String, Bool)])
    func `and not before`(day: String?, name: String, isOver: Bool) {
        #expect(Self.configuration(on: day).offeredModels.isOver(name) == isOver)
    }

    @Test func `whatever is asked of it`() async throws {
        try await RESTClient.talk(Self.configuration(on: "2027-02-27", models: .any)) { client in
            let messages: JSONValue = [["role": "user", "content": "x"]]
            let sound = WAVFile(samples: SpokenSound.voice(milliseconds: 300).samples).data
            let answers = [
                try await client.post("/v1/responses", ["model": "gpt-5", "input": "x"]),
                try await client.post("/v1/responses/input_tokens", ["model": "gpt-5", "input": "x"]),
                try await client.post("/v1/chat/completions", ["model": "gpt-5-mini", "messages": messages]),
                try await client.post(
                    "/v1/audio/speech", ["model": "tts-1", "input": "x", "voice": "alloy", "response_format": "pcm"]),
                try await client.upload(sound, fields: ["model": "whisper-1"]),
                try await client.send("GET", "/v1/models/gpt-5"),
            ]

            for answer in answers {
                #expect(answer.status == 404)
                #expect(answer.json["error"]?["code"] == "model_not_found")
                #expect(answer.json["error"]?["type"] == "invalid_request_error")
                #expect(answer.json["error"]?["param"] == "model")
            }
            #expect(answers[0].json["error"]?["message"]?.string?.contains("2026-12-11") == true)
            #expect(answers[0].json["error"]?["message"]?.string?.contains("'gpt-5'.") == false)
            let other = try await client.post("/v1/responses", ["model": "gpt-6.1-terra", "input": "x"])
            #expect(other.status == 200)
        }
    }

    @Test func `and is not listed any more`() async throws {
        let before = try await RESTClient.talk(Self.configuration(on: "2026-12-11")) {
            try await $0.send("GET", "/v1/models").json
        }
        let after = try await RESTClient.talk(Self.configuration(on: "2026-12-12")) {
            try await $0.send("GET", "/v1/models").json
        }

        func days(_ list: JSONValue) -> [String: JSONValue] {
            var days: [String: JSONValue] = [:]
            for model in list["data"]?.array ?? [] { days[model["id"]?.string ?? ""] = model["shutdown_date"] }
            return days
        }
        #expect(days(before)["gpt-5"] == "2026-12-11")
        #expect(days(before)["gpt-6.1-terra"] == .null)
        #expect(days(before)["text-embedding-3-small"] == .null)
        #expect(days(after)["gpt-5"] == nil)
        #expect(days(after)["gpt-realtime"] == "2027-01-20")
        #expect(days(before).count == days(after).count + 3)
        #expect(try ModelList(after).data.first?.shutdownDate == nil)
    }

    @Test(arguments: [("gpt-realtime", "model"), ("gpt-realtime-mini", "model")])
    func `also in a Realtime session, which does not begin`(name: String, parameter: String) async throws {
        try await LoopbackServer.run(Self.configuration(on: "2027-01-21")) { port in
            let client = try await RealtimeTestClient.connect(
                port: port, token: LoopbackServer.token, path: "/v1/realtime?model=\(name)")
            let error = try await client.until("error").last?.json["error"]
            #expect(error?["code"] == "model_not_found")
            #expect(error?["param"]?.string == parameter)
            let close = try await client.closing()
            #expect(close.code == 4000)
            #expect(close.reason == "invalid_request_error.model_not_found")
        }
    }

    @Test func `also as what writes down in a session`() async throws {
        try await LoopbackServer.run(Self.configuration(on: "2027-02-27")) { port in
            let client = try await RealtimeTestClient.connect(
                port: port, token: LoopbackServer.token, path: "/v1/realtime?model=gpt-realtime-2.1")
            try await client.until("session.created")
            let input = SessionAudioInput(transcription: .value(Transcription(model: "whisper-1")))
            try await client.send(
                .sessionUpdate(SessionUpdate(session: SessionObject(audio: SessionAudio(input: input)))))

            let error = try await client.until("error").last?.json["error"]

            #expect(error?["code"] == "model_not_found")
            #expect(error?["param"] == "session.audio.input.transcription.model")
        }
    }
}
