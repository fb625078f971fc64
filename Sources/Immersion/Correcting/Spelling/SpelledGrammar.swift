/// Spelling before grammar: what a checker of grammar has to say of a misspelt word counts where it knows a reason.
public struct SpelledGrammar: GrammarCheckerProtocol {
    private static let mostSuggestions = 5

    private let language: RoomLanguage
    private let speller: any SpellerProtocol
    private let grammar: (any GrammarCheckerProtocol)?

    /// - Parameter grammar: nil where nobody checks more than spelling.
    public init(_ speller: any SpellerProtocol, language: RoomLanguage, before grammar: (any GrammarCheckerProtocol)?) {
        (self.speller, self.language, self.grammar) = (speller, language, grammar)
    }

    public func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch] {
        let spelling = try await spelling(of: request.text)
        guard let grammar else { return spelling }
        // Its own word about spelling has no better word to tell.
        let found = try await grammar.check(request).filter { !$0.isSpelling }
        let rest = spelling.filter { slip in !found.contains { $0.range.overlaps(slip.range) } }
        return (found + rest).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func spelling(of text: String) async throws(ProviderError) -> [GrammarMatch] {
        let words = SpellingText(text, language: language).words
        guard !words.isEmpty else { return [] }
        let unknown = try await speller.misspelt(Array(Set(words.map(\.text))).sorted())
        let distance = SpellingDistance(language)
        return words.compactMap { word in
            guard let near = unknown[word.text] else { return nil }
            let meant = distance.order(near, for: word.text, reach: word.reach).prefix(Self.mostSuggestions)
            // A word that is near none: a foreign one, a name, slang.
            guard let first = meant.first else { return nil }
            return GrammarMatch(
                range: word.range, message: "This word is written “\(first)”.", replacements: Array(meant),
                rule: "\(language.rawValue)-spelling", isSpelling: true)
        }
    }
}
