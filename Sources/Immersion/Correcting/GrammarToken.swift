/// A word or a mark of a sentence, with every way to read it.
struct GrammarToken: Sendable {
    let text: String
    let lower: String
    /// In UTF-16 units of the whole text.
    let range: Range<Int>
    let isWord: Bool
    var readings: [WordReading] = []

    var isCapital: Bool { text.first?.isUppercase == true }
    var finite: [WordReading] { readings.filter(\.isFinite) }
    var nouns: [WordReading] { readings.filter(\.isNoun) }
    var adjectives: [WordReading] { readings.filter { $0.isAdjective || $0.isParticiple } }
    var determiners: [WordReading] { readings.filter(\.isDeterminer) }
    var isFinite: Bool { readings.contains(where: \.isFinite) }
    var isOnlyFinite: Bool { !readings.isEmpty && readings.allSatisfy { $0.isFinite || $0.has("imp") } }

    func any(_ test: (WordReading) -> Bool) -> Bool { readings.contains(where: test) }
    func any(_ tag: String) -> Bool { readings.contains { $0.has(tag) } }
    func isForm(of lemmas: Set<String>) -> Bool { finite.contains { lemmas.contains($0.lemma) } }
}
