public import Echo
import EchoWire
import Foundation
public import Immersion

/// Speaks with OpenAI's speech API, or a server that speaks it.
public struct OpenAIVoice: VoiceProtocol {
    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey?
    private let model: String
    private let voice: String
    private let decoder: MP3Decoder?

    /// - Parameters:
    ///   - voice: for requests that name none.
    ///   - decoder: of MP3, which servers of one's own send in place of plain sound.
    public init(
        _ wire: ProviderWire, address: ProviderAddress = ProviderAddress("https://api.openai.com/v1"),
        key: ProviderKey?, model: String = ModelCatalogue.published.name(for: .speech), voice: String = "cedar",
        decoder: MP3Decoder? = MP3Decoder()
    ) {
        (self.wire, self.address, self.key, self.model, self.voice) = (wire, address, key, model, voice)
        self.decoder = decoder
    }

    public func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
        guard request.text.count <= 4096 else { throw .unsupported(what: "more than 4096 characters at once") }
        let wanted = request.voice.map { VoiceTable.characters[$0]?.openAI ?? $0 }
        let body: JSONValue = [
            "model": .string(model), "voice": .string(wanted ?? voice), "input": .string(request.text),
            "response_format": "pcm", "speed": .number(request.pace),
        ]
        do throws(ProviderError) {
            return try await wire.sound(
                .json(address.url("/audio/speech"), body, accept: "audio/*", headers: HTTPRequest.bearer(key)),
                types: ["audio/", "application/octet-stream"], rate: 24_000, decoder: decoder)
        } catch .noModel {
            // OpenAI names none in its place that speaks here: whoever is next speaks.
            throw .noModel(model)
        }
    }
}
