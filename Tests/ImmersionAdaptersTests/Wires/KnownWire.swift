import Foundation
import Immersion

@testable import ImmersionAdapters

/// Each provider that is asked over the network, with a request that suits it.
enum KnownWire: String, CaseIterable, Sendable {
    case chat, anthropic, elevenLabs, azureVoice, openAIVoice, openAIHearing, azureHearing, google, libre, languageTool

    /// Whose answers are JSON, so that an error may stand inside of one.
    static let json: [KnownWire] = [.chat, .openAIHearing, .azureHearing, .google, .libre, .languageTool]

    func ask(_ wire: ProviderWire, _ address: ProviderAddress) async throws(ProviderError) {
        guard let key = ProviderKey("secret-key") else { throw .unauthorized }
        let speech = VoiceRequest(text: "Hola", language: "es")
        let sound = HearingRequest(
            sound: SpokenSound(samples: Array(repeating: 7, count: 1600), sampleRate: 16_000), language: "es-ES")
        let talk = PersonaRequest(persona: "You are Maria.", turns: [.init(.learner, "Hola")])
        let text = TranslationRequest(text: "Hello", source: "en", target: "es")
        switch self {
        case .chat:
            _ = try await ChatCompletionsPersona(wire, address: address, key: key, settings: .init(model: "m"))
                .answer(talk) { _ in }
        case .anthropic:
            _ = try await AnthropicPersona(wire, address: address, key: key, model: "m").answer(talk) { _ in }
        case .elevenLabs: _ = try await ElevenLabsVoice(wire, address: address, key: key, decoder: nil).speak(speech)
        case .azureVoice: _ = try await AzureVoice(wire, address: address, key: key).speak(speech)
        case .openAIVoice: _ = try await OpenAIVoice(wire, address: address, key: key).speak(speech)
        case .openAIHearing: _ = try await OpenAIHearing(wire, address: address, key: key).hear(sound)
        case .azureHearing: _ = try await AzureHearing(wire, address: address, key: key).hear(sound)
        case .google: _ = try await GoogleTranslator(wire, address: address, key: key).translate(text)
        case .libre: _ = try await LibreTranslator(wire, address: address, key: key).translate(text)
        case .languageTool:
            _ = try await LanguageToolChecker(wire, address: address)
                .check(GrammarRequest(text: "Yo va", language: "es"))
        }
    }
}
