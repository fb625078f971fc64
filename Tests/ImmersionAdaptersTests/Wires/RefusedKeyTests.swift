import Echo
import EchoApp
import EchoScreen
import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `A provider that refuses the key` {
    private struct Pair {
        let refusing: PuppetHTTPServer
        let next: PuppetHTTPServer
        let kit: LanguageKit
        let labels: [String]
    }

    /// Both speak Japanese, for which this machine has least of its own.
    private func pair(_ name: ProviderName, hasKey: Bool = true, _ right: [PuppetHTTPStep]) async throws -> Pair {
        let refusing = PuppetHTTPServer { _ in
            PuppetHTTPStep.answer(401, #"{"error":{"message":"Incorrect API key: k","code":"invalid_api_key"}}"#)
        }
        let next = PuppetHTTPServer { _ in right }
        let places = ["http://127.0.0.1:\(try await refusing.start())", "http://127.0.0.1:\(try await next.start())"]
        let choices = places.map { ProviderChoice(name, place: $0 + (name.hasModels ? "/v1" : ""), model: "") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)").path
        let languages = InstalledLanguages(
            folders: [], scenarios: folder, cache: folder, mayKeep: { false },
            online: OnlineProviders(
                choices, transport: { HTTPTransport() }, key: { _ in hasKey ? ProviderKey("k") : nil }),
            purse: ProviderPurse(ProviderBudget(limit: nil)), transport: { HTTPTransport() }, clock: SystemClock())
        return Pair(
            refusing: refusing, next: next, kit: await languages.kit(for: .japanese),
            labels: ProviderChoice.labels(of: choices))
    }

    private func expect<Answer: Sendable>(
        _ provided: Provided<Answer>, _ pair: Pair, _ error: ProviderError,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(provided.by == pair.labels[1], sourceLocation: sourceLocation)
        #expect(
            provided.passedOver == [PassedOver(name: pair.labels[0], error: error)], sourceLocation: sourceLocation)
        #expect(pair.refusing.requests.count == 1 && pair.next.requests.count == 1, sourceLocation: sourceLocation)
    }

    @Test(arguments: [true, false])
    func `is followed by the next that converses, with the name of the key or that one is wanted`(hasKey: Bool)
        async throws
    {
        let pair = try await pair(
            .openAI, hasKey: hasKey,
            PuppetHTTPStep.events([
                #"data: {"choices":[{"delta":{"content":"はい"},"finish_reason":"stop"}]}"# + "\n\n", "data: [DONE]\n\n",
            ]))

        let chain = try #require(pair.kit.partner)
        let provided = try await chain.ask(PersonaAsk(PersonaRequest(persona: "p", turns: [.init(.learner, "x")])))

        expect(provided, pair, hasKey ? .keyRefused(of: "openai") : .keyWanted(of: "openai"))
        let told = try #require(provided.passedOver.first)
        #expect(
            told.remedy
                == (hasKey
                    ? "Store it again with `echo-tui key set openai`, and start again."
                    : "Store one with `echo-tui key set openai`, and start again."))
        #expect(told.error.happened == (hasKey ? "does not accept the key" : "wants a key"))
    }

    @Test func `is followed by the next that speaks`() async throws {
        let sound = [
            PuppetHTTPStep.head(200, ["content-type": "audio/pcm", "content-length": "4800"]),
            .body(Data(repeating: 1, count: 4800)), .end,
        ]
        let pair = try await pair(.openAI, sound)

        let chain = try #require(pair.kit.voice)

        expect(try await chain.ask(VoiceRequest(text: "はい", language: "ja")), pair, .keyRefused(of: "openai"))
    }

    @Test func `is followed by the next that hears`() async throws {
        let pair = try await pair(.openAI, PuppetHTTPStep.answer(200, #"{"text":"はい"}"#))

        let chain = try #require(pair.kit.hearing)
        let sound = SpokenSound(samples: Array(repeating: 9, count: 16_000), sampleRate: 16_000)

        expect(try await chain.ask(HearingRequest(sound: sound, language: "ja-JP")), pair, .keyRefused(of: "openai"))
    }

    @Test func `is followed by the next that translates`() async throws {
        let pair = try await pair(.libreTranslate, PuppetHTTPStep.answer(200, #"{"translatedText":"yes"}"#))

        let chain = try #require(pair.kit.translator)
        let request = TranslationRequest(text: "はい", source: "ja", target: "en")

        expect(try await chain.ask(request), pair, .keyRefused(of: "libretranslate"))
    }

    @Test func `is followed by the next that corrects, which has no key to name`() async throws {
        let pair = try await pair(.languageTool, PuppetHTTPStep.answer(200, #"{"matches":[]}"#))

        let chain = try #require(pair.kit.grammar)

        expect(try await chain.ask(GrammarRequest(text: "はい", language: "ja-JP")), pair, .unauthorized)
    }

    @Test func `a key comes from the environment where it stands there, by its provider's name`() {
        let environment = ["ELEVENLABS_API_KEY": " abc ", "LEARNING_EVENTS_API_KEY": "def", "AZURE_API_KEY": ""]
        #expect(ProviderKey.inEnvironment(environment, named: "elevenlabs")?.value == "abc")
        #expect(ProviderKey.inEnvironment(environment, named: "learning-events")?.value == "def")
        #expect(ProviderKey.inEnvironment(environment, named: "azure") == nil)
        #expect(ProviderKey.inEnvironment(environment, named: "google") == nil)
    }
}
