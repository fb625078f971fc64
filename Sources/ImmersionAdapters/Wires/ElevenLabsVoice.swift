import Echo
import EchoWire
import Foundation
public import Immersion

/// Speaks with ElevenLabs.
public struct ElevenLabsVoice: VoiceProtocol {
    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey
    private let model: String
    private let decoder: MP3Decoder?

    /// - Parameter decoder: of MP3; nil where it cannot be read: then plain sound is asked for, which is larger.
    public init(
        _ wire: ProviderWire, address: ProviderAddress = ProviderAddress("https://api.elevenlabs.io/v1"),
        key: ProviderKey, model: String = "eleven_multilingual_v2", decoder: MP3Decoder? = MP3Decoder()
    ) {
        (self.wire, self.address, self.key, self.model, self.decoder) = (wire, address, key, model, decoder)
    }

    public func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
        guard
            let voice = VoiceTable.voice(
                request.voice, request.language, request.baseLanguage, at: \.elevenLabs)
        else { throw .unsupported(what: "a voice for \(request.language)") }
        let format = decoder == nil ? "pcm_24000" : "mp3_44100_128"
        let body: JSONValue = [
            "text": .string(request.text), "model_id": .string(model),
            "voice_settings": [
                "stability": 0.75, "similarity_boost": 0.75, "style": 0.5, "use_speaker_boost": true,
                // Its own range is narrower than ours.
                "speed": .number(min(max(request.pace, 0.7), 1.2)),
            ],
        ]
        let path = "/text-to-speech/\(HTTPRequest.encoded(voice))?output_format=\(format)"
        return try await wire.sound(
            .json(address.url(path), body, accept: "audio/*", headers: ["xi-api-key": key.value]), rate: 24_000,
            decoder: decoder)
    }
}
