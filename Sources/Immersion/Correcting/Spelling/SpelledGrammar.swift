/// Spelling before grammar: what a checker of grammar has to say of a misspelt word counts where it knows a reason.
public struct SpelledGrammar: GrammarCheckerProtocol {
    private static let mostSuggestions = 5

    private let language: RoomLanguage
    private let speller: any SpellerProtocol
    private let grammar: (any GrammarCheckerProtocol)?
    private let morphology: (any MorphologyProtocol)?

    /// - Parameters:
    ///   - grammar: nil where nobody checks more than spelling.
    ///   - morphology: knows words that no speller does, such as "escríbelo" and "cosita"; nil where there is none.
    public init(
        _ speller: any SpellerProtocol, language: RoomLanguage, before grammar: (any GrammarCheckerProtocol)?,
        morphology: (any MorphologyProtocol)? = nil
    ) {
        (self.speller, self.language, self.grammar) = (speller, language, grammar)
        self.morphology = morphology
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
        let slips = words.compactMap { word -> Slip? in
            guard let near = unknown[word.text] else { return nil }
            let meant = distance.order(near, for: word.text, reach: word.reach, mayBeName: word.mayBeName)
            // A word that is near none: a foreign one, a name, slang.
            return meant.isEmpty ? nil : Slip(word: word, meant: Array(meant.prefix(Self.mostSuggestions)))
        }
        let known = await known(slips)
        return slips.filter { !known.contains($0.word.text) }.map { match($0, distance) }
    }

    private struct Slip {
        let word: SpellingText.Word
        /// Never empty.
        let meant: [String]
    }

    /// Words that have a reading all the same. An accent that is missing is missing there, too: some take "dia" for "día".
    private func known(_ slips: [Slip]) async -> Set<String> {
        let strange = slips.filter { !SpellingDistance.isAccent($0.meant[0], $0.word.text) }
        let asked = Set(strange.map(\.word.text)).sorted()
        guard let morphology, !asked.isEmpty, let readings = try? await morphology.readings(of: asked) else {
            return []
        }
        return Set(zip(asked, readings).filter { !$1.isEmpty }.map(\.0))
    }

    private func match(_ slip: Slip, _ distance: SpellingDistance) -> GrammarMatch {
        let meant = slip.meant[0]
        let message =
            distance.isUncertain(meant, for: slip.word.text)
            ? "No dictionary here has this word: perhaps “\(meant)” is meant." : "This word is written “\(meant)”."
        return GrammarMatch(
            range: slip.word.range, message: message, replacements: slip.meant,
            rule: "\(language.rawValue)-spelling", isSpelling: true)
    }
}
