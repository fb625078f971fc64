import Echo
import EchoWire
public import Immersion

/// Translates with a LibreTranslate server.
public struct LibreTranslator: TranslatorProtocol {
    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey?

    public init(_ wire: ProviderWire, address: ProviderAddress, key: ProviderKey?) {
        (self.wire, self.address, self.key) = (wire, address, key)
    }

    public func translate(_ request: TranslationRequest) async throws(ProviderError) -> Translation {
        var body: JSONObject = [
            "q": .string(request.text), "source": .string(request.source), "target": .string(request.target),
            "format": "text", "alternatives": 2,
        ]
        if let key { body["api_key"] = .string(key.value) }
        let json = try await wire.json(
            .json(address.url("/translate"), .object(body), accept: "application/json", headers: [:]))
        guard let text = json["translatedText"]?.string else { throw .invalidAnswer(reason: "it has no translation") }
        let others = json["alternatives"]?.array?.prefix(10).compactMap(\.string) ?? []
        return Translation(text: text, alternatives: others.filter { $0 != text })
    }
}
