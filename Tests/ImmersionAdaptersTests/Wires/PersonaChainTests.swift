import Echo
import EchoApp
import EchoScreen
import EchoTestKit
import EchoWire
import Foundation
import Immersion
import Synchronization
import Testing

@testable import ImmersionAdapters

@Suite struct `A chain of models that can be the persona` {
    private let ask = PersonaAsk(PersonaRequest(persona: "You are Maria.", turns: [.init(.learner, "Hola")]))

    private func chain(_ chosen: String, keys: Set<ProviderName>, limit: Decimal? = nil, attempts: Int = 1) async
        -> ProviderChain<PersonaAsk, String>?
    {
        let online = OnlineProviders(
            ProviderChoice.choices(chosen).known, limits: LinkLimits(attempts: attempts),
            transport: { HTTPTransport() },
            key: { keys.contains($0) ? ProviderKey("k") : nil })
        return await online.persona(purse: ProviderPurse(ProviderBudget(limit: limit)), clock: SystemClock())
    }

    private func server(_ steps: [PuppetHTTPStep]) async throws
        -> (puppet: PuppetHTTPServer, address: String, label: String)
    {
        let puppet = PuppetHTTPServer { _ in steps }
        let label = "127.0.0.1:\(try await puppet.start())"
        return (puppet, "http://\(label)/v1", label)
    }

    private static let hola = PuppetHTTPStep.events([
        #"data: {"choices":[{"delta":{"content":"¡Hola!"},"finish_reason":"stop"}]}"# + "\n\n", "data: [DONE]\n\n",
    ])
    private static let claro = PuppetHTTPStep.events([
        "event: content_block_delta\ndata: "
            + #"{"type":"content_block_delta","delta":{"type":"text_delta","text":"¡Claro!"}}"# + "\n\n",
        "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n",
    ])

    @Test(arguments: WireFault.allCases)
    func `whatever the first one does, the next one answers, also where it broke off`(_ fault: WireFault) async throws {
        let (first, second) = (try await server(fault.steps), try await server(Self.claro))
        let chain = try #require(
            await chain("openai \(first.address), anthropic \(second.address)", keys: [.openAI, .anthropic]))

        let provided = try await chain.ask(ask)

        #expect(provided.answer == "¡Claro!" && provided.by == second.label)
        #expect(provided.passedOver.map(\.name) == [first.label])
        #expect(provided.passedOver.allSatisfy { fault.isRight($0.error) })
        #expect(first.puppet.requests.count == 1 && second.puppet.requests.count == 1)
    }

    private static func piece(_ text: String) -> String {
        #"data: {"choices":[{"delta":{"content":"\#(text)"}}]}"# + "\n\n"
    }

    private static let threeWords = ["Hola, ", "¿qué ", "tal"].map(piece)

    @Test(arguments: [
        PuppetHTTPStep.events(threeWords), PuppetHTTPStep.events(threeWords, end: .cut),
        PuppetHTTPStep.events(threeWords + [#"data: {"error":{"code":"rate_limit_exceeded"}}"# + "\n\n"]),
    ])
    func `what began to be answered is not asked again from the same server, however it ended`(
        steps: [PuppetHTTPStep]
    ) async throws {
        let (first, second) = (try await server(steps), try await server(Self.hola))
        let chain = try #require(
            await chain("openai \(first.address) m, openai \(second.address) m", keys: [], attempts: 3))

        let provided = try await chain.ask(ask)

        #expect(provided.answer == "¡Hola!" && provided.by == second.label)
        #expect(provided.passedOver == [PassedOver(name: first.label, error: .brokenOff)])
        #expect(first.puppet.requests.count == 1 && second.puppet.requests.count == 1)
    }

    @Test(arguments: [
        PuppetHTTPStep.answer(429, "{}"), PuppetHTTPStep.answer(200, #"{"error":{"type":"server_error"}}"#),
    ])
    func `who is asked too often, or fails within a success, is asked once a line, and left alone after five`(
        steps: [PuppetHTTPStep]
    ) async throws {
        let (first, second) = (try await server(steps), try await server(Self.hola))
        let chain = try #require(
            await chain("openai \(first.address) m, openai \(second.address) m", keys: [], attempts: 3))

        for line in 0..<8 {
            let request = PersonaRequest(persona: "Maria", turns: [.init(.learner, "Hola \(line)")])
            #expect(try await chain.ask(PersonaAsk(request)).by == second.label)
        }

        #expect(first.puppet.requests.count == 5 && second.puppet.requests.count == 8)
    }

    @Test func `who has no key is passed over with how to store one; without any there is no chain`() async throws {
        let second = try await server(Self.claro)
        let chain = try #require(await chain("openai, anthropic \(second.address)", keys: [.anthropic]))

        let provided = try await chain.ask(ask)

        #expect(provided.passedOver == [PassedOver(name: "OpenAI", error: .noKey(of: "openai"))])
        #expect(ProviderError.noKey(of: "openai").remedy?.contains("echo-tui key set openai") == true)
        #expect(await self.chain("openai, anthropic", keys: []) == nil)
        #expect(await self.chain("google, languagetool", keys: [.google]) == nil)
    }

    @Test func `a server of one's own needs no key, gets the older names, and costs nothing`() async throws {
        let own = try await server(Self.hola)
        let chain = try #require(await chain("openai \(own.address) llama-3", keys: [], limit: 0))

        let provided = try await chain.ask(ask)

        #expect(provided.answer == "¡Hola!" && provided.cost == 0)
        let sent = own.puppet.requests.first?.json
        #expect(sent?["model"]?.string == "llama-3" && sent?["max_tokens"]?.integer == 500)
        #expect(sent?["reasoning_effort"] == nil)
    }

    @Test(arguments: [("http://127.0.0.1:9/v1", true), ("", false)])
    func `neither does what it speaks and hears`(place: String, isFree: Bool) async {
        let online = OnlineProviders(
            [ProviderChoice(.openAI, place: place)], transport: { HTTPTransport() },
            key: { _ in ProviderKey("k") })
        let sound = SpokenSound(samples: Array(repeating: 0, count: 16_000), sampleRate: 16_000)

        let voice = await online.voices().first?.price(VoiceRequest(text: "hola", language: "es"))
        let ear = await online.ears().first?.price(HearingRequest(sound: sound, language: "es"))

        #expect(voice.map { $0 == 0 } == isFree)
        #expect(ear.map { $0 == 0 } == isFree)
    }

    @Test func `a model that thinks is told to think little, and its thoughts are paid for`() {
        let request = ask.request
        let mini = PersonaModel.openAI("gpt-5-mini", isOwn: false)
        let usual = PersonaModel.openAI("", isOwn: false)
        let haiku = PersonaModel.anthropic("", isOwn: false)

        #expect(mini.effort == "minimal" && PersonaModel.openAI("gpt-6.1-sol", isOwn: false).effort == "low")
        #expect(PersonaModel.openAI("gpt-6-next", isOwn: false).effort == "low")
        #expect(usual.effort == "none" && usual.mostTokens(request) == request.mostTokens)
        #expect(usual.name == ModelCatalogue.published.name(for: .cheap))
        #expect(PersonaModel.openAI("gpt-4.1", isOwn: false).effort == nil)
        #expect(haiku.effort == "low" && PersonaModel.anthropic("claude-haiku-4-5", isOwn: false).effort == nil)
        #expect(mini.mostTokens(request) == 2_000)
        // 25 tokens in at most, and 2,000 out.
        #expect(mini.price(request) < 0.0041 && mini.price(request) > 0.004)
        #expect(haiku.price(request) < 0.0011)
        #expect(PersonaModel.anthropic("claude-next-9", isOwn: false).price(request) > 0.1)
        #expect(PersonaModel.anthropic("claude-next-9", isOwn: true).price(request) == 0)
    }
}
