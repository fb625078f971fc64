/// The phrases of a few words that stand in a text, found by their stems in one step each.
struct StemmedPhrases {
    private static let longest = 6

    private let places: [String: Int]

    init(_ words: [String]) {
        let stems = words.map(ToolWords.stem)
        ReadingEffort.count(stems.count * Self.longest)
        var places: [String: Int] = [:]
        for start in stems.indices {
            var phrase = ""
            for word in stems[start...].prefix(Self.longest) {
                phrase += phrase.isEmpty ? word : " " + word
                if places[phrase] == nil { places[phrase] = start }
            }
        }
        self.places = places
    }

    /// Of its first word to its last, the first time it stands there.
    func place(of words: [String]) -> Range<Int>? {
        guard (1...Self.longest).contains(words.count) else { return nil }
        return places[words.map(ToolWords.stem).joined(separator: " ")].map { $0..<$0 + words.count }
    }
}
