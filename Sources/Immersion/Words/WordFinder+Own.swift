/// How a word of the learner's own language is said.
extension WordFinder {
    /// Translations that are looked at.
    private static let mostCandidates = 6

    /// Nil for a word that nobody knows.
    public func express(_ text: String) async throws(ProviderError) -> FoundWord? {
        guard let dictionary else { return nil }
        for word in OwnWords.candidates(text, in: own) {
            let found = try await translations(of: word, dictionary).map(\.text)
            // "vergiss!" is an order.
            let calm = found.filter { !$0.hasSuffix("!") }
            guard let best = try await best(of: calm.isEmpty ? found : calm, for: word) else { continue }
            let (text, known) = best
            return FoundWord(
                word: word, lemma: known?.lemma ?? text, form: known?.form ?? "", article: known?.article ?? "",
                reading: known?.reading ?? "", meanings: [word])
        }
        return nil
    }

    /// The one that means the word again, and means it first.
    private func best(
        of texts: [String], for word: String
    ) async throws(ProviderError) -> (text: String, known: FoundWord?)? {
        var best: (text: String, known: FoundWord?)?
        var bestPlace = Int.max
        for text in texts.prefix(Self.mostCandidates) {
            let known = try await find(text)
            let place = known?.meanings.firstIndex { means($0, word) } ?? Int.max - 1
            guard place < bestPlace else { continue }
            (best, bestPlace) = ((text, known), place)
            if place == 0 { break }
        }
        return best
    }

    private func means(_ meaning: String, _ word: String) -> Bool {
        OwnWords.withoutSmallWord(meaning.lowercased(), in: own) == OwnWords.withoutSmallWord(word, in: own)
    }

    /// Of an English word where there is no dictionary of the learner's language.
    private func translations(
        of word: String, _ dictionary: any DictionaryProtocol
    ) async throws(ProviderError) -> [WordMeaning] {
        do throws(ProviderError) {
            return try await dictionary.meanings(of: word, from: own, to: language.rawValue)
        } catch {
            guard own != OwnLanguage.standard, error.isLack else { throw error }
            return try await dictionary.meanings(of: word, from: OwnLanguage.standard, to: language.rawValue)
        }
    }
}

extension FoundWord {
    private var repeatsItself: Bool { meanings.first?.lowercased() == word.lowercased() }

    /// Whatever the word is in one's own language, it is told first.
    var isToldAlone: Bool { isSure && !meanings.isEmpty && !repeatsItself }

    /// What is told of a word that may be one of either language, what is surer first.
    ///
    /// - Parameters:
    ///   - found: as a word of the language that is learned.
    ///   - expressed: how it is said there, as a word of the learner's own.
    static func told(_ found: FoundWord?, _ expressed: FoundWord?) -> [FoundWord] {
        guard let found, !found.meanings.isEmpty else { return expressed.map { [$0] } ?? [] }
        guard let expressed, expressed.lemma.lowercased() != found.lemma.lowercased() else { return [found] }
        // "House = house" is no German word one asks for in English.
        if found.repeatsItself { return [expressed] }
        // Only a dictionary knows it: what one's own language calls butter is rather meant than what heaps up earth.
        return found.isSure ? [found, expressed] : [expressed, found]
    }
}
