/// The fields behind the word Digest, in a challenge or an answer.
struct DigestFields: Sendable {
    private let values: [String: String]

    private static let limit = 32

    /// - Returns: nil for what is no Digest, or says a field twice.
    init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "digest" else { return nil }
        var values: [String: String] = [:]
        for part in String(words[1]).listed.prefix(Self.limit) {
            let halves = part.split(separator: "=", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let name = halves[0].trimmed.lowercased()
            guard values.updateValue(SIPText.unquoted(halves[1].trimmed), forKey: name) == nil else { return nil }
        }
        self.values = values
    }

    subscript(name: String) -> String? { values[name] }
}
