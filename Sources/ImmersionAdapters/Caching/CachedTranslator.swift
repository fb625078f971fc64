public import Immersion

/// A translator that is asked for nothing a second time within a week.
public struct CachedTranslator: TranslatorProtocol {
    private let translator: any TranslatorProtocol
    private let cache: TranslationCache

    public init(_ translator: any TranslatorProtocol, cache: TranslationCache) {
        (self.translator, self.cache) = (translator, cache)
    }

    public func translate(_ request: TranslationRequest) async throws(ProviderError) -> Translation {
        if let translation = await cache.translation(for: request) { return translation }
        let translation = try await translator.translate(request)
        // A rough gloss costs nothing, and gives way to a better one.
        if !translation.isRough { await cache.keep(translation, for: request) }
        return translation
    }
}
