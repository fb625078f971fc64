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
