/// Translates words and sentences.
public protocol TranslatorProtocol: Sendable {
    func translate(_ request: TranslationRequest) async throws(ProviderError) -> Translation
}
