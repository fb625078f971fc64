import EchoTestKit
import EchoWire
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Translators and grammar on the network` {
    @Test func `Google's published answer, and a request for plain text with the key in a header`() async throws {
        let body = try WireFixture.text("Wire/google-translate.response.json")
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
        let key = try #require(ProviderKey("k"))
        let translation = try await GoogleTranslator(server.wire, address: server.address, key: key)
            .translate(TranslationRequest(text: "Hello", source: "en", target: "es"))
        #expect(translation == Translation(text: "Hola"))
        let expected: JSONValue = ["q": ["Hello"], "source": "en", "target": "es", "format": "text"]
        #expect(server.request?.json == expected && server.request?.headers["x-goog-api-key"] == "k")
        #expect(server.request?.target == "/v1/language/translate/v2")
        let error = try WireFixture.data("Wire/google-translate.error.json")
        #expect(
            ProviderRefusal.error(status: 400, headers: [:], body: error, date: .now)
                == .rejected(status: 400, reason: "invalid_argument"))
    }

    @Test func `LibreTranslate's published answer`() async throws {
        let body = try WireFixture.text("Wire/libretranslate.response.json")
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
        let translation = try await LibreTranslator(server.wire, address: server.address, key: nil)
            .translate(TranslationRequest(text: "Hello", source: "en", target: "es"))
        #expect(translation == Translation(text: "Hola", alternatives: ["Qué hay", "Buenas"]))
        #expect(server.request?.json?["api_key"] == nil && server.request?.target == "/v1/translate")
    }

    @Test(arguments: [
        ("Please contact the server operator to get an API key", ProviderError.unauthorized),
        ("Visit https://portal.libretranslate.com to get an API key", .unauthorized),
        ("it is not supported", .unsupported(what: "these languages")),
        (
            "Italian (it) is not available as a target language from Spanish (es)",
            .unsupported(what: "these languages")
        ),
        ("Invalid request: missing q parameter", .rejected(status: 400, reason: "")),
    ])
    func `what LibreTranslate 1.9 answers with 400 is told as what it is`(said: String, error: ProviderError) throws {
        let body = try JSONEncoder().encode(["error": said])

        #expect(ProviderRefusal.error(status: 400, headers: [:], body: body, date: .now) == error)
    }

    @Test func `LanguageTool's published answer, and a form with every character of the text`() async throws {
        let body = try WireFixture.text("Wire/languagetool.response.json")
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
        let matches = try await LanguageToolChecker(server.wire, address: server.address)
            .check(GrammarRequest(text: "He go to school & é+=", language: "en-US", motherTongue: "es"))
        #expect(matches.map(\.range) == [3..<5] && matches.first?.replacements == ["goes", "went"])
        #expect(matches.first?.rule == "HE_VERB_AGR" && matches.first?.isSpelling == false)
        #expect(
            server.request.map { String(decoding: $0.body, as: UTF8.self) }
                == "text=He%20go%20to%20school%20%26%20%C3%A9%2B%3D&language=en-US&motherTongue=es")
    }

    @Test func `LanguageTool's matches outside of the text are left out, also with numbers that overflow`() async throws
    {
        let ranges = [(0, 2), (-1, 1), (1, -1), (2, 1), (0, 3), (Int.max, 1), (1, Int.max)]
        let matches = ranges.map { #"{"offset":\#($0.0),"length":\#($0.1),"replacements":[]}"# }
        let body = #"{"matches":[\#(matches.joined(separator: ","))]}"#
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
        let found = try await LanguageToolChecker(server.wire, address: server.address)
            .check(GrammarRequest(text: "👍", language: "es"))
        #expect(found.map(\.range) == [0..<2])
    }

    @Test func `Errors that are plain text are named by their status`() {
        let body = Data("Error: 'foo' is not a language code known to LanguageTool".utf8)
        #expect(
            ProviderRefusal.error(status: 400, headers: [:], body: body, date: .now)
                == .rejected(status: 400, reason: ""))
        #expect(ProviderRefusal.error(status: 413, headers: [:], body: body, date: .now).isPassing == false)
    }

    @Test func `A key shows itself to nobody`() throws {
        let key = try #require(ProviderKey("  secret\n"))
        #expect(key.value == "secret")
        #expect(!"\(key) \(String(reflecting: key)) \([key])".contains("secret"))
        var dumped = ""
        dump(key, to: &dumped)
        #expect(!dumped.contains("secret"))
        #expect(ProviderKey(" ") == nil && ProviderKey("a\r\nb: c") == nil && ProviderKey("ä") == nil)
    }
}
