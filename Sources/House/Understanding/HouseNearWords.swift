/// Words that differ by one letter from one that was heard: "kitchin" is near to "kitchen".
struct HouseNearWords: Sendable {
    /// Letters: shorter words have too many neighbours.
    private static let lengths = shortest...24
    /// Those of so many are near only to others of as many, and only within a name of several words.
    private static let shortest = 4
    /// Beyond this a house has so many words that near ones say little.
    private static let mostWords = 2000

    private var words: Set<String> = []
    /// By what is left when one letter is taken out.
    private var shortened: [String: Set<String>] = [:]

    init(_ words: Set<String>) {
        let words = words.filter { Self.lengths.contains($0.count) }
        guard words.count <= Self.mostWords else { return }
        self.words = words
        for word in words {
            for short in Self.shortened(word) { shortened[short, default: []].insert(word) }
        }
    }

    func word(near heard: String) -> String? {
        guard Self.lengths.contains(heard.count) else { return nil }
        let shorts = Self.shortened(heard)
        var found = shortened[heard] ?? []
        for short in shorts {
            if words.contains(short) { found.insert(short) }
            found.formUnion(shortened[short] ?? [])
        }
        let likely = found.filter { word in
            word.first == heard.first && Self.isShort(word) == Self.isShort(heard)
                && (!Self.isShort(word) || word.count == heard.count)
        }
        return likely.count == 1 ? likely.first : nil
    }

    static func isShort(_ word: String) -> Bool { word.count <= shortest }

    private static func shortened(_ word: String) -> [String] {
        let letters = Array(word)
        return letters.indices.map { String(letters[..<$0] + letters[($0 + 1)...]) }
    }
}
