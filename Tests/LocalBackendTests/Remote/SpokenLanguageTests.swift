import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `The ears of a server are told the language` {
    private func form(_ language: String?) async throws -> String {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(200, #"{"text":"Hola."}"#) }
        let port = try await server.start()
        defer { server.close() }
        let ears = TranscriptionServerRecognizer(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "whisper"), key: nil,
            fallback: ScriptedRecognizer())
        let recognition = try await ears.begin(vocabulary: [], language: language)
        _ = await recognition.feed(ScriptedSynthesizer.tone(milliseconds: 100))
        #expect(try await recognition.finish().text == "Hola.")
        return String(decoding: server.requests.last?.body ?? Data(), as: UTF8.self)
    }

    @Test(arguments: ["es", "es-MX", "es_ES"]) func `without its region`(language: String) async throws {
        #expect(try await form(language).contains("name=\"language\"\r\n\r\nes\r\n"))
    }

    @Test func `unless nobody knows it`() async throws {
        #expect(try await !form(nil).contains("language"))
    }

    /// What the ears are sent when a client uploads a recording, and what the client gets.
    private func uploaded(_ language: String) async throws -> (form: String, answer: RawHTTPConnection.Answer) {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(200, #"{"text":"Hola."}"#) }
        let port = try await server.start()
        defer { server.close() }
        var configuration = LoopbackServer.configuration()
        configuration.recognizer = TranscriptionServerRecognizer(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "whisper"), key: nil,
            fallback: ScriptedRecognizer())
        let sound = WAVFile(samples: ScriptedSynthesizer.tone(milliseconds: 100).samples).data
        let answer = try await RESTClient.talk(configuration) {
            try await $0.upload(
                sound, fields: ["model": "whisper-1", "language": language, "response_format": "verbose_json"])
        }
        return (String(decoding: server.requests.last?.body ?? Data(), as: UTF8.self), answer)
    }

    @Test func `also by who uploads a recording, and says it back`() async throws {
        let (form, answer) = try await uploaded("es-MX")

        #expect(form.contains("name=\"language\"\r\n\r\nes\r\n"))
        #expect(answer.json["language"] == "spanish")
    }

    @Test func `but not what is no code of a language`() async throws {
        let (form, answer) = try await uploaded("español, por favor")

        #expect(form.isEmpty)
        #expect(answer.status == 400)
        #expect(answer.json["error"]?["param"] == "language")
    }

    @Test func `a part that fails is told and looked for again`() async throws {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(500, "{}") }
        let port = try await server.start()
        defer { server.close() }
        let failures = Flag()
        let ears = TranscriptionServerRecognizer(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "whisper"), key: nil,
            fallback: ScriptedRecognizer("Heard here."), onFailure: { failures.raise() })
        let recognition = try await ears.begin(vocabulary: [], language: nil)
        _ = await recognition.feed(ScriptedSynthesizer.tone(milliseconds: 100))

        #expect(try await recognition.finish().text == "Heard here.")
        #expect(failures.isRaised)
    }
}
