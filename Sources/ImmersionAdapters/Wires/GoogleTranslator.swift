import Echo
import EchoWire
public import Immersion

/// Translates with Google's Cloud Translation, version 2.
public struct GoogleTranslator: TranslatorProtocol {
    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey

    public init(
        _ wire: ProviderWire, address: ProviderAddress = ProviderAddress("https://translation.googleapis.com"),
        key: ProviderKey
    ) {
        (self.wire, self.address, self.key) = (wire, address, key)
    }

    public func translate(_ request: TranslationRequest) async throws(ProviderError) -> Translation {
        let body: JSONValue = [
            "q": [.string(request.text)], "source": .string(request.source), "target": .string(request.target),
            "format": "text",
        ]
        // As a header, so that it stands in no address that somebody writes down.
        let json = try await wire.json(
            .json(
                address.url("/language/translate/v2"), body, accept: "application/json",
                headers: ["x-goog-api-key": key.value]))
        guard let text = json["data"]?["translations"]?[0]?["translatedText"]?.string else {
            throw .invalidAnswer(reason: "it has no translation")
        }
        return Translation(text: text)
    }
}
