/// Speaks a text.
public protocol VoiceProtocol: Sendable {
    func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound
}
