import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client has texts spoken and recordings written down` {
    private static func speech(_ more: JSONObject) -> JSONValue {
        let base: JSONObject = ["model": "tts-1", "voice": "cedar", "input": "Hello there. How are you?"]
        return .object(base.merging(more) { $1 })
    }

    @Test func `as a file`() async throws {
        let synthesizer = ScriptedSynthesizer()
        let answer = try await RESTClient.talk(LoopbackServer.configuration(synthesizer: synthesizer)) {
            try await $0.post("/v1/audio/speech", Self.speech(["response_format": "wav", "speed": 2]))
        }

        #expect(answer.headers["content-type"] == "audio/wav")
        let spoken = synthesizer.lines.map {
            ScriptedSynthesizer.tone(milliseconds: Int(Double($0.sentence.count * 50) / $0.speed))
        }
        #expect(try WAVFile(answer.body).samples == spoken.flatMap(\.samples))
        #expect(synthesizer.lines.map(\.sentence) == ["Hello there. ", "How are you?"])
        #expect(synthesizer.lines.map(\.voice) == ["cedar", "cedar"])
    }

    @Test func `as plain samples, as they are made`() async throws {
        let answer = try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post("/v1/audio/speech", Self.speech(["response_format": "pcm"]))
        }

        #expect(answer.headers["transfer-encoding"] == "chunked")
        #expect(answer.body.count == 25 * 50 * 48)
    }

    @Test(arguments: ["pcm", "wav"]) func `as events`(format: String) async throws {
        let request = Self.speech(["response_format": .string(format), "stream_format": "sse"])
        let stream = try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.stream("/v1/audio/speech", request)
        }

        let lines = [WireLine(.client, request)] + stream.events.map { WireLine(.server, $0) }
        #expect(try await WireCheck.failures(in: lines, of: .audio) == [])
        #expect(stream.types == ["speech.audio.delta", "speech.audio.delta", "speech.audio.done"])
        #expect(stream.isClosedByDone)
        let bytes = stream.events.compactMap { $0["audio"]?.string }.compactMap { Data(base64Encoded: $0) }
            .reduce(Data(), +)
        let samples = format == "wav" ? try WAVFile(bytes).samples.count : bytes.count / 2
        #expect(samples == 25 * 50 * 24)
    }

    @Test(
        arguments: [
            (["response_format": "mp3"], "response_format", "not made here"),
            ([:], "response_format", "it is the default"),
            (["input": "  ", "response_format": "wav"], "input", "nothing to say"),
            (["input": .string(String(repeating: "a", count: 4_097)), "response_format": "wav"], "input", "4096"),
            (["speed": 5, "response_format": "wav"], "speed", "4"), (["voice": 3], "voice", "string"),
            (["voice": "robocop", "response_format": "wav"], "voice", "'alloy'"),
            (["voice": ["id": "voice_1"], "response_format": "wav"], "voice", "'alloy'"),
        ] as [(JSONObject, String, String)])
    func `what cannot be spoken is refused`(more: JSONObject, parameter: String, words: String) async throws {
        let answer = try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post("/v1/audio/speech", Self.speech(more))
        }

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["param"]?.string == parameter)
        #expect(answer.json["error"]?["message"]?.string?.contains(words) == true)
    }

    @Test func `a voice that does not work says so by the status`() async throws {
        let configuration = LoopbackServer.configuration(synthesizer: ScriptedSynthesizer(fails: true))
        let answer = try await RESTClient.talk(configuration) {
            try await $0.post("/v1/audio/speech", Self.speech(["response_format": "pcm"]))
        }

        #expect(answer.status == 500)
    }

    private func transcribed(
        _ fields: [String: String],
        file: Data = WAVFile(samples: ScriptedSynthesizer.tone(milliseconds: 1_200).samples).data,
        recognizer: ScriptedRecognizer = ScriptedRecognizer("The quick brown fox.")
    ) async throws -> RawHTTPConnection.Answer {
        try await RESTClient.talk(LoopbackServer.configuration(recognizer: recognizer)) {
            try await $0.upload(file, fields: fields)
        }
    }

    @Test func `words come as JSON`() async throws {
        let recognizer = ScriptedRecognizer("The quick brown fox.")
        let file = `Uploaded recordings become sound`.wav(rate: 48_000, channels: 2, bits: 24, frames: 48_000)
        let answer = try await transcribed(["model": "gpt-transcribe"], file: file, recognizer: recognizer)

        #expect(answer.json == ["text": "The quick brown fox.", "usage": ["type": "duration", "seconds": 1]])
        #expect(recognizer.heardSamples == [24_000])
    }

    @Test func `or as text`() async throws {
        let answer = try await transcribed(["model": "whisper-1", "response_format": "text"])

        #expect(answer.text == "The quick brown fox.\n")
        #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
    }

    @Test func `or with all that is known`() async throws {
        let answer = try await transcribed(["model": "whisper-1", "response_format": "verbose_json", "stream": "true"])

        #expect(answer.json["duration"] == 1.2)
        #expect(answer.json["segments"]?[0]?["text"] == "The quick brown fox.")
    }

    @Test func `or with the times of the words`() async throws {
        let words = [RecognizedWords.Word(text: "hello", start: .milliseconds(120), end: .milliseconds(480))]
        let answer = try await transcribed(
            ["model": "whisper-1", "response_format": "verbose_json", "timestamp_granularities[]": "word"],
            recognizer: ScriptedRecognizer([RecognizedWords(text: "Hello", words: words)]))

        #expect(answer.json["words"] == [["word": "hello", "start": 0.12, "end": 0.48]])
        #expect(answer.json["segments"] == nil)
    }

    @Test(arguments: [(1, 16), (7, 8), (6, 8)]) func `of the telephone too`(tag: Int, bits: Int) async throws {
        let recognizer = ScriptedRecognizer("Hello.")
        let file = `Uploaded recordings become sound`.wav(rate: 8_000, tag: tag, bits: bits, frames: 8_000)
        let answer = try await transcribed(["model": "whisper-1"], file: file, recognizer: recognizer)

        #expect(answer.json["text"] == "Hello.")
        #expect(recognizer.heardSamples == [24_000])
    }

    @Test func `Who comes when too many wait is told to come again`() async throws {
        let answer = try await RESTClient.talk(LoopbackServer.configuration(recognizer: BusyRecognizer())) {
            try await $0.upload(WAVFile(samples: [Int16](repeating: 0, count: 24_000)).data, fields: ["model": "m"])
        }

        #expect(answer.status == 429)
        #expect(answer.headers["retry-after"] == "2")
        #expect(answer.json["error"]?["code"] == "rate_limit_exceeded")
    }

    @Test func `or word by word`() async throws {
        let answer = try await transcribed(["model": "gpt-transcribe", "stream": "true"])
        let stream = try RESTClient.stream(in: answer)

        let lines = stream.events.map { WireLine(.server, $0) }
        #expect(try await WireCheck.failures(in: lines, of: .audio) == [])
        #expect(stream.events.compactMap { $0["delta"]?.string } == ["The", " quick", " brown", " fox."])
        #expect(stream.isClosedByDone)
    }

    @Test(
        arguments: [
            (["model": "whisper-1", "response_format": "srt"], Data(), "response_format"),
            (["model": "whisper-1"], Data("ID3 mp3".utf8), "file"), ([:], Data(), "model"),
            (["model": "whisper-1", "response_format": "yaml"], Data(), "response_format"),
            (["model": "m", "timestamp_granularities[]": "word"], Data(), "timestamp_granularities"),
        ] as [([String: String], Data, String)])
    func `what cannot be written down is refused`(fields: [String: String], file: Data, parameter: String) async throws
    {
        let answer = try await transcribed(fields, file: file)

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["param"]?.string == parameter)
    }
}
