/// Spelling before grammar: what a checker of grammar has to say of a misspelt word counts where it knows a reason, and
/// it looks at the sentence as it was meant.
public struct SpelledGrammar: GrammarCheckerProtocol {
    private static let mostSuggestions = 5
    private static let fewestForeign = 3

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
        let (spelling, unknown) = try await spelling(of: request.text)
        let strange = language == .french ? StrangeWords(unknown, in: request.text) : StrangeWords([], in: "")
        guard let grammar else { return spelling }
        // Its own word about spelling has no better word to tell, and what it says of a name of a program is a guess.
        let found = try await grammar.check(request).filter { !$0.isSpelling && !strange.isGuess($0) }
        guard !spelling.isEmpty else { return found }
        let reasons = found.filter { match in spelling.contains { $0.range == match.range } }
        let slips = spelling.filter { slip in !reasons.contains { $0.range == slip.range } }
        guard let meant = MeantText(request.text, slips) else { return spelling }
        var asked = request
        asked.text = meant.text
        // What is said of a word that nobody knows is a guess.
        let again = try await grammar.check(asked).filter { !$0.isSpelling }.compactMap(meant.written)
            .filter { match in
                !strange.isGuess(match) && !reasons.contains { $0.range.overlaps(match.range) }
            }
        let rest = slips.filter { slip in !again.contains { $0.range.overlaps(slip.range) } }
        return (reasons + again + rest).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// What is misspelt, and where words stand that nobody knows and that come near none.
    private func spelling(
        of text: String
    ) async throws(ProviderError) -> (slips: [GrammarMatch], strange: [Range<Int>]) {
        let words = SpellingText(text, language: language).words
        guard !words.isEmpty else { return ([], []) }
        let distance = SpellingDistance(language)
        let unknown = try await misspelt(Set(words.map(\.text)), distance)
        let foreign = Self.foreign(words, unknown)
        let slips = words.compactMap { word -> Slip? in
            guard let near = unknown[word.text], !foreign.contains(word.sentence) else { return nil }
            let meant = distance.order(near, for: word.text, reach: word.reach, mayBeName: word.mayBeName)
            // A word that is near none: a foreign one, a name, slang.
            return meant.isEmpty ? nil : Slip(word: word, meant: Array(meant.prefix(Self.mostSuggestions)))
        }
        let known = await known(slips, distance)
        let written = words.map(\.text)
        let told = slips.filter { slip in
            // What is written twice is written so on purpose: "und es macht titscher, titscher".
            !known.contains(slip.word.text) && !isSmallNoun(slip)
                && (written.count { $0 == slip.word.text } == 1 || distance.isSmall(slip.meant[0], for: slip.word.text))
        }
        let places = Set(told.map(\.word.range))
        let strange = words.filter { word in
            // A name that begins a sentence has a verb like any other.
            unknown[word.text] != nil && !places.contains(word.range)
                && (!word.mayBeName || KnownWords.isOfComputers(word.text))
        }
        return (told.map { match($0, distance) }, strange.map(\.range))
    }

    /// Words that nobody knows, with what the speller suggests and the frequent words next to them.
    private func misspelt(
        _ words: Set<String>, _ distance: SpellingDistance
    ) async throws(ProviderError) -> [String: [String]] {
        var unknown = try await withUmlauts(speller.misspelt(words.sorted()))
        var frequent: [String: [String]] = [:]
        for (word, near) in unknown { frequent[word] = distance.frequent(near: word, besides: near) }
        let asked = Set(frequent.values.flatMap(\.self)).sorted()
        if !asked.isEmpty {
            let strange = try await speller.misspelt(asked)
            for (word, more) in frequent { unknown[word]? += more.filter { strange[$0] == nil } }
        }
        return try await withoutDoubtful(unknown, distance)
    }

    /// Without the words that are right once the letters are there that a keyboard lacked: "abspuelen".
    private func withUmlauts(_ unknown: [String: [String]]) async throws(ProviderError) -> [String: [String]] {
        let whole = unknown.keys.reduce(into: [String: String]()) { whole, word in
            whole[word] = KnownWords.withUmlauts(word, in: language)
        }
        guard !whole.isEmpty else { return unknown }
        let strange = try await speller.misspelt(Set(whole.values).sorted())
        return unknown.filter { word, _ in whole[word].map { strange[$0] != nil } ?? true }
    }

    private func withoutDoubtful(
        _ unknown: [String: [String]], _ distance: SpellingDistance
    ) async throws(ProviderError) -> [String: [String]] {
        var doubtful: [String: Set<String>] = [:]
        for (word, near) in unknown { doubtful[word] = Set(near.filter { distance.isDoubtful($0, for: word) }) }
        let asked = Set(doubtful.values.flatMap(\.self)).sorted()
        guard !asked.isEmpty else { return unknown }
        let whole = try await speller.whole(asked)
        var rest = unknown
        for (word, near) in unknown {
            rest[word] = near.filter { doubtful[word]?.contains($0) != true || whole.contains($0) }
        }
        return rest
    }

    /// The sentences of another language, or a dialect: of three words and more, half of all, nobody knows any.
    private static func foreign(_ words: [SpellingText.Word], _ unknown: [String: [String]]) -> Set<Int> {
        let sentences = Dictionary(grouping: words, by: \.sentence)
        return Set(
            sentences.filter { _, words in
                let strange = words.count { unknown[$0.text] != nil }
                return strange >= fewestForeign && strange * 2 >= words.count
            }.keys)
    }

    /// "Fass endlich Mut", "anschließend vierteln": a noun without its capital stands where nouns do, or is frequent.
    private func isSmallNoun(_ slip: Slip) -> Bool {
        let meant = slip.meant[0]
        guard language == .german, meant != slip.word.text, meant.lowercased() == slip.word.text.lowercased(),
            !slip.word.isLikeNoun
        else { return false }
        return FrequentWords.rank(of: meant, in: language) == nil
            || GermanLexicon.standard.hasVerb(slip.word.text + "e")
    }

    private struct Slip {
        let word: SpellingText.Word
        /// Never empty.
        let meant: [String]
    }

    /// Words that have a reading all the same. An accent that is missing is missing there, too: some take "dia" for
    /// "día".
    private func known(_ slips: [Slip], _ distance: SpellingDistance) async -> Set<String> {
        let known = Set(slips.map(\.word.text).filter { KnownWords.has($0, in: language) }).subtracting(
            slips.filter { slip in slip.meant.contains { Self.hasOtherAccents($0, slip.word.text) } }.map(\.word.text)
        )
        .union(slips.map(\.word).filter { $0.mayBeName && KnownWords.isOrder($0.text, in: language) }.map(\.text))
        .union(slips.filter { isRare($0, distance) }.map(\.word.text))
        let strange = slips.filter { !SpellingDistance.isAccent($0.meant[0], $0.word.text) }
        let asked = Set(strange.map(\.word.text)).sorted()
        guard let morphology, !asked.isEmpty, let readings = try? await morphology.readings(of: asked) else {
            return known
        }
        return known.union(zip(asked, readings).filter { !$1.isEmpty }.map(\.0))
    }

    /// A word that people write. German names have a capital: "ken" is "kein".
    private func isRare(_ slip: Slip, _ distance: SpellingDistance) -> Bool {
        let word = slip.word.text
        guard ListedWords.rare[language]?.contains(word) == true else { return false }
        return language != .german || word.first?.isUppercase == true || word.count < 3
            || !distance.isLikelier(slip.meant[0], than: word)
    }

    /// "Baume" for "Bäume"; "Einrühren" for "einrühren" is no such thing.
    private static func hasOtherAccents(_ meant: String, _ word: String) -> Bool {
        SpellingDistance.isAccent(meant, word) && meant.lowercased() != word.lowercased()
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
