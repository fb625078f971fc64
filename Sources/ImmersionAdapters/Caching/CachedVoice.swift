public import Immersion

/// A voice that speaks nothing a second time.
public struct CachedVoice: VoiceProtocol {
    private let voice: any VoiceProtocol
    private let provider: String
    private let cache: SpeechCache

    /// - Parameter provider: its name and settings.
    public init(_ voice: any VoiceProtocol, provider: String, cache: SpeechCache) {
        (self.voice, self.provider, self.cache) = (voice, provider, cache)
    }

    public func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
        if let sound = await cache.sound(for: request, provider: provider) { return sound }
        let sound = try await voice.speak(request)
        await cache.keep(sound, for: request, provider: provider)
        return sound
    }
}
