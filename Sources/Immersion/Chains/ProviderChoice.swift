import Echo

/// A provider as the settings name it: "azure westeurope", "anthropic claude-haiku-5-5", "openai http://127.0.0.1:8080/v1".
public struct ProviderChoice: Sendable, Hashable {
    private static let most = 20

    public let name: ProviderName
    /// A region, or an address; empty for the usual one.
    public let place: String
    /// Of those who have models, the one that is the persona; empty for the usual one.
    public let model: String

    public init(_ name: ProviderName, place: String = "", model: String = "") {
        self.name = name
        self.place = place
        self.model = model
    }

    /// What plain HTTP leads to is in one's own network: it is free, and need not want a key.
    public var isOwn: Bool { place.hasPrefix("http://") }

    /// In the order in which they are asked, and what names nobody.
    ///
    /// - Parameter text: parted by commas.
    public static func choices(_ text: String) -> (known: [ProviderChoice], unknown: [String]) {
        var (known, unknown) = ([ProviderChoice](), [String]())
        for part in text.split(separator: ",").prefix(most) {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            guard !words.isEmpty else { continue }
            if let choice = choice(words) { known.append(choice) } else { unknown.append(words.joined(separator: " ")) }
        }
        return (known, unknown)
    }

    /// The same text with other names for OpenAI's own models; those of another server are left alone.
    public static func renamed(_ text: String, by naming: (_ name: String) -> String?) -> String {
        text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let words = part.split(whereSeparator: \.isWhitespace)
            guard let choice = choice(words.map(String.init)), choice.name == .openAI, choice.isVendors,
                let new = naming(choice.model), let word = words.last(where: { $0 == choice.model })
            else { return String(part) }
            return String(part[..<word.startIndex]) + new + String(part[word.endIndex...])
        }
        .joined(separator: ",")
    }

    /// Whether it is OpenAI's own server.
    public var isVendors: Bool { place.isEmpty || EchoConfiguration.isVendors(place) }

    private static func choice(_ words: [String]) -> ProviderChoice? {
        guard let first = words.first, let name = ProviderName(rawValue: first.lowercased()) else { return nil }
        let rest = words.dropFirst()
        guard name.hasModels else {
            return rest.count <= 1 ? ProviderChoice(name, place: rest.first ?? "") : nil
        }
        // An address and a model, in any order.
        let (places, models) = (rest.filter { $0.contains("://") }, rest.filter { !$0.contains("://") })
        guard places.count <= 1, models.count <= 1 else { return nil }
        return ProviderChoice(name, place: places.first ?? "", model: models.first ?? "")
    }
}
