import Echo
import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Voices and ears on the network` {
    private static let pcm = Data([1, 0, 2, 0, 3, 0])
    private let sound = SpokenSound(samples: Array(repeating: 9, count: 2400), sampleRate: 24_000)

    private func key() throws -> ProviderKey { try #require(ProviderKey("k")) }

    @Test func `ElevenLabs gets the text, the voice of the character and its settings`() async throws {
        let server = try await WireServer { _ in
            [.head(200, ["content-type": "audio/pcm"]), .body(Self.pcm), .end]
        }
        let voice = ElevenLabsVoice(server.wire, address: server.address, key: try key(), decoder: nil)
        let spoken = try await voice.speak(VoiceRequest(text: "¿Qué \"tal\"?", language: "es-MX", pace: 3))
        #expect(spoken == SpokenSound(samples: [1, 2, 3], sampleRate: 24_000))
        let sent = try #require(server.request)
        #expect(sent.target == "/v1/text-to-speech/pNInz6obpgDQGcFmaJgB?output_format=pcm_24000")
        #expect(sent.headers["xi-api-key"] == "k")
        let expected: JSONValue = [
            "text": "¿Qué \"tal\"?", "model_id": "eleven_multilingual_v2",
            "voice_settings": [
                "stability": 0.75, "similarity_boost": 0.75, "style": 0.5, "use_speaker_boost": true, "speed": 1.2,
            ],
        ]
        #expect(sent.json == expected)
    }

    @Test(.enabled(if: MP3Decoder() != nil, "libmpg123 is not installed"))
    func `ElevenLabs' MP3 becomes sound`() async throws {
        let data = try WireFixture.data("Sound/hola.mp3")
        let server = try await WireServer { _ in [.head(200, ["content-type": "audio/mpeg"]), .body(data), .end] }
        let voice = ElevenLabsVoice(server.wire, address: server.address, key: try key())
        let spoken = try await voice.speak(VoiceRequest(text: "Hola", language: "es"))
        #expect(spoken.sampleRate == 22_050 && spoken.samples.count > 8_000)
        #expect(server.request?.target.hasSuffix("mp3_44100_128") == true)
    }

    @Test func `ElevenLabs' own error examples`() async throws {
        let body = try WireFixture.data("Wire/elevenlabs.error.json")
        #expect(ProviderRefusal.error(status: 401, headers: [:], body: body, date: .now) == .unauthorized)
        let spent = Data(#"{"detail":{"status":"quota_exceeded","message":"0 credits"}}"#.utf8)
        #expect(ProviderRefusal.error(status: 401, headers: [:], body: spent, date: .now) == .quotaExceeded)
        let list = Data(#"{"detail":[{"loc":["body","text"],"msg":"field required"}]}"#.utf8)
        #expect(
            ProviderRefusal.error(status: 422, headers: [:], body: list, date: .now)
                == .rejected(status: 422, reason: ""))
    }

    @Test func `Azure gets escaped SSML and the format that streams`() async throws {
        let server = try await WireServer { _ in [.head(200, ["content-type": "audio/basic"]), .body(Self.pcm), .end] }
        let voice = AzureVoice(server.wire, address: server.address, key: try key())
        let text = "<break/> R&D \u{1}'x'"
        _ = try await voice.speak(VoiceRequest(text: text, language: "es", pace: 0.8))
        let sent = try #require(server.request)
        #expect(sent.target == "/v1/cognitiveservices/v1")
        #expect(sent.headers["x-microsoft-outputformat"] == "raw-24khz-16bit-mono-pcm")
        #expect(sent.headers["content-type"] == "application/ssml+xml" && sent.headers["user-agent"] == "echo-tui")
        #expect(
            String(decoding: sent.body, as: UTF8.self)
                == "<speak version='1.0' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='es-ES'>"
                + "<voice name='es-ES-ElviraNeural'><prosody rate='-20%'>&lt;break/&gt; R&amp;D &apos;x&apos;"
                + "</prosody></voice></speak>")
    }

    @Test(arguments: [
        ("es", "EXAVITQu4vr4xnSDxMaL"), ("es-MX", "pNInz6obpgDQGcFmaJgB"), ("fr", "TxGEqnHWrfWFTfGW9XjX"),
        ("ja", "XB0fDUnXU5powFXDhCwa"), ("de", "pqHfZKP75CvOlQylNhV4"),
    ])
    func `each language has the voice that is meant for it`(language: String, voice: String) async throws {
        let server = try await WireServer { _ in [.head(200, ["content-type": "audio/pcm"]), .body(Self.pcm), .end] }
        let speaker = ElevenLabsVoice(server.wire, address: server.address, key: try key(), decoder: nil)
        _ = try await speaker.speak(VoiceRequest(text: "a", language: language))
        #expect(server.request?.target.hasPrefix("/v1/text-to-speech/\(voice)?") == true)
    }

    @Test func `OpenAI's speech API is asked for plain sound`() async throws {
        let server = try await WireServer { _ in [.head(200, ["content-type": "audio/pcm"]), .body(Self.pcm), .end] }
        _ = try await OpenAIVoice(server.wire, address: server.address, key: nil)
            .speak(VoiceRequest(text: "Hola", language: "es", voice: "maria_spanish_es"))
        let expected: JSONValue = [
            "model": "gpt-4o-mini-tts", "voice": "coral", "input": "Hola", "response_format": "pcm", "speed": 1.0,
        ]
        #expect(server.request?.json == expected && server.request?.target == "/v1/audio/speech")
    }

    @Test func `OpenAI's transcription API gets a form with a WAV file`() async throws {
        let body = try WireFixture.text("Wire/audio.transcriptions.response.json")
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
        let heard = try await OpenAIHearing(server.wire, address: server.address, key: try key())
            .hear(HearingRequest(sound: sound, language: "es-ES", choices: ["un café"]))
        #expect(heard.text == "The quick brown fox jumps.")
        let sent = try #require(server.request)
        let type = try #require(sent.headers["content-type"])
        let boundary = type.dropFirst("multipart/form-data; boundary=".count)
        let text = String(decoding: sent.body, as: Unicode.ASCII.self)
        #expect(text.hasSuffix("\r\n--\(boundary)--\r\n") && text.contains("name=\"languages[]\"\r\n\r\nes\r\n"))
        #expect(text.contains("name=\"model\"\r\n\r\ngpt-transcribe\r\n"))
        #expect(text.contains("name=\"keywords[]\"") && !text.contains("name=\"prompt\""))
        #expect(!text.contains("name=\"language\""))
        let wav = WAVFile(samples: sound.samples, sampleRate: 24_000).data
        #expect(sent.body.range(of: wav) != nil)
    }

    @Test func `Whisper, on a server of one's own, is told one language and a prompt`() async throws {
        let body = try WireFixture.text("Wire/audio.transcriptions.response.json")
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
        _ = try await OpenAIHearing(server.wire, address: server.address, key: nil, model: "whisper-1")
            .hear(HearingRequest(sound: sound, language: "es-ES", choices: ["café"]))
        let text = String(decoding: try #require(server.request).body, as: Unicode.ASCII.self)
        #expect(text.contains("name=\"language\"\r\n\r\nes\r\n") && text.contains("name=\"prompt\""))
        #expect(!text.contains("languages[]") && !text.contains("keywords[]"))
    }

    @Test func `a voice whose model was switched off says which`() async throws {
        let refusal = #"{"error":{"message":"x","type":"invalid_request_error","param":null,"code":"model_not_found"}}"#
        let server = try await WireServer { _ in PuppetHTTPStep.answer(404, refusal) }
        await #expect(throws: ProviderError.noModel("gpt-4o-mini-tts")) {
            try await OpenAIVoice(server.wire, address: server.address, key: nil)
                .speak(VoiceRequest(text: "Hola", language: "es"))
        }
        #expect(ProviderError.noModel("gpt-4o-mini-tts").happened == "does not have the model gpt-4o-mini-tts")
    }

    @Test(arguments: ["simple", "detailed", "silence"])
    func `Azure's published answers`(name: String) throws {
        let json = try JSONValue(parsing: WireFixture.data("Wire/azure-stt.\(name).json"))
        let heard = try AzureHearing.heard(json)
        #expect(heard.text == (name == "silence" ? "" : "Remind me to buy 5 pencils."))
        #expect(heard.confidence == (name == "detailed" ? 0.97 : nil))
    }

    @Test func `Azure is asked to assess what was read aloud`() async throws {
        let answer =
            #"{"RecognitionStatus":"Success","Offset":"1","NBest":[{"Confidence":0.9,"Display":"Hola.","PronScore":80,"#
            + #""Words":[{"Word":"hola","AccuracyScore":83.5,"ErrorType":"None"},{"Word":"x","AccuracyScore":1e9}]}]}"#
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, answer) }
        let heard = try await AzureHearing(server.wire, address: server.address, key: try key())
            .hear(HearingRequest(sound: sound, language: "es", reference: "Hola"))
        #expect(heard.text == "Hola." && heard.words.map(\.accuracy) == [83.5, 100])
        let sent = try #require(server.request)
        #expect(sent.target.hasSuffix("?language=es-ES&format=detailed&profanity=masked"))
        let header = try #require(sent.headers["pronunciation-assessment"].flatMap { Data(base64Encoded: $0) })
        #expect(try JSONValue(parsing: header)["ReferenceText"]?.string == "Hola")
        #expect(try WAVFile(sent.body).sampleRate == 16_000)
    }

    @Test func `OpenAI's API on a server of one's own speaks and hears without a key`() async throws {
        let server = try await WireServer { request in
            request.target.hasSuffix("/speech")
                ? [.head(200, ["content-type": "audio/pcm"]), .body(Self.pcm), .end]
                : [.head(200, ["content-type": "application/json"]), .body(Data(#"{"text":"Hola."}"#.utf8)), .end]
        }
        let choice = ProviderChoice(.openAI, place: server.address.url(""))
        let online = OnlineProviders([choice], transport: { HTTPTransport() }, key: { _ in nil })

        let voice = try #require(await online.voices().first)
        let ear = try #require(await online.ears().first)

        #expect(try await voice.ask(VoiceRequest(text: "Hola", language: "es")).samples == [1, 2, 3])
        #expect(try await ear.ask(HearingRequest(sound: sound, language: "es")).text == "Hola.")
        #expect(server.puppet.requests.map(\.target) == ["/v1/audio/speech", "/v1/audio/transcriptions"])
        #expect(server.puppet.requests.allSatisfy { $0.headers["authorization"] == nil })
        #expect(await online.unusable() == [])
    }

    @Test func `Who was chosen and lacks a key, a region or an address is named with what it lacks`() async {
        let chosen =
            "azure, azure westeurope, openai, elevenlabs, whisper, libretranslate http://127.0.0.1:9, languagetool"
        let online = OnlineProviders(
            ProviderChoice.choices(chosen).known, transport: { HTTPTransport() },
            key: { $0 == .elevenLabs ? ProviderKey("k") : nil })

        let lacks = await online.unusable()

        #expect(lacks.map(\.name) == ["Azure", "Azure westeurope", "OpenAI", "Whisper"])
        #expect(lacks.map(\.error.happened) == ["has no region", "has no key", "has no key", "has no address"])
        #expect(lacks.allSatisfy { $0.error.remedy != nil })
    }

    @Test func `A server of one's own hears without a key, and for nothing; without an address nobody is asked`()
        async throws
    {
        let server = try await WireServer { _ in
            [
                .head(200, ["content-type": "application/json"]), .body(Data(#"{"text":" Quisiera un café. "}"#.utf8)),
                .end,
            ]
        }
        let address = server.address.url("")
        func ears(_ choice: ProviderChoice) async -> [ChainLink<HearingRequest, HeardWords>] {
            await OnlineProviders([choice], transport: { HTTPTransport() }, key: { _ in nil }).ears()
        }
        let request = HearingRequest(sound: sound, language: "es-ES")

        let ear = try #require(await ears(ProviderChoice(.whisper, place: address)).first)

        #expect(try await ear.ask(request).text == "Quisiera un café.")
        #expect(ear.name == "Whisper" && ear.price(request) == 0)
        #expect(server.request?.target == "/v1/audio/transcriptions")
        #expect(server.request?.headers["authorization"] == nil)
        #expect(await ears(ProviderChoice(.whisper)).isEmpty)
    }
}
