import Echo
import Foundation
public import Immersion

/// Speaks with Azure.
public struct AzureVoice: VoiceProtocol {
    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey

    public init(_ wire: ProviderWire, address: ProviderAddress, key: ProviderKey) {
        (self.wire, self.address, self.key) = (wire, address, key)
    }

    /// - Parameter region: "westeurope".
    public static func address(region: String) -> ProviderAddress {
        ProviderAddress("https://\(HTTPRequest.encoded(region)).tts.speech.microsoft.com")
    }

    public func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
        guard
            let voice = VoiceTable.voice(request.voice, request.language, request.baseLanguage, at: \.azure)
        else { throw .unsupported(what: "a voice for \(request.language)") }
        let language = String(voice.split(separator: "-").prefix(2).joined(separator: "-"))
        let markup = SpeechMarkup.document(request.text, voice: voice, language: language, pace: request.pace)
        return try await wire.sound(
            HTTPRequest(
                method: "POST", url: address.url("/cognitiveservices/v1"),
                headers: [
                    "content-type": "application/ssml+xml", "x-microsoft-outputformat": "raw-24khz-16bit-mono-pcm",
                    "user-agent": "echo-tui", "ocp-apim-subscription-key": key.value,
                ], body: Data(markup.utf8)),
            rate: 24_000, decoder: MP3Decoder())
    }
}
