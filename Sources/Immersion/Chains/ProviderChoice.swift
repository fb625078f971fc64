/// A provider as the settings name it: "azure westeurope", "languagetool http://127.0.0.1:8081".
public struct ProviderChoice: Sendable, Hashable {
    private static let most = 20

    public let name: ProviderName
    /// A region, or an address; empty for the usual one.
    public let place: String

    public init(_ name: ProviderName, place: String = "") {
        self.name = name
        self.place = place
    }

    /// In the order in which they are asked, and what names nobody.
    ///
    /// - Parameter text: parted by commas.
    public static func choices(_ text: String) -> (known: [ProviderChoice], unknown: [String]) {
        var (known, unknown) = ([ProviderChoice](), [String]())
        for part in text.split(separator: ",").prefix(most) {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else { continue }
            if let name = ProviderName(rawValue: first.lowercased()), words.count <= 2 {
                known.append(ProviderChoice(name, place: words.count > 1 ? words[1] : ""))
            } else {
                unknown.append(words.joined(separator: " "))
            }
        }
        return (known, unknown)
    }
}
