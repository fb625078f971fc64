/// Finds out what a word means, whatever form of it was met.
public struct WordFinder: Sendable {
    /// Dictionary forms that are tried.
    private static let mostLemmas = 6
    private static let mostMeanings = 8

    private let language: RoomLanguage
    private let own: String
    private let dictionary: (any DictionaryProtocol)?
    private let morphology: (any MorphologyProtocol)?

    /// - Parameter own: the learner's language, in two letters.
    public init(_ kit: LanguageKit, language: RoomLanguage, own: String) {
        (self.language, self.own) = (language, own)
        (dictionary, morphology) = (kit.dictionary, kit.morphology)
    }

    /// Nil for a word that nobody knows.
    public func find(_ word: String) async throws(ProviderError) -> FoundWord? {
        guard let dictionary else { throw .notInstalled(part: "a dictionary of \(language.title)") }
        let readings = await readings(of: word)
        var tried: Set<String> = []
        for reading in readings where tried.count < Self.mostLemmas && tried.insert(reading.lemma).inserted {
            let meanings = try await meanings(reading.lemma, dictionary)
            guard !meanings.texts.isEmpty else { continue }
            return await describe(word, reading, meanings)
        }
        if !tried.contains(word.lowercased()) {
            let meanings = try await meanings(word, dictionary)
            if !meanings.texts.isEmpty {
                return FoundWord(word: word, lemma: word, meanings: meanings.texts, isInEnglish: meanings.isInEnglish)
            }
        }
        // Where forms are only guessed, as in Japanese, one that nobody knows is none.
        guard language != .japanese, let first = readings.first else { return nil }
        return await describe(word, first, Meanings())
    }

    private struct Meanings {
        var texts: [String] = []
        var isInEnglish = false
    }

    /// A plural may hide the gender: then the stem tells it.
    private func describe(_ word: String, _ reading: WordReading, _ meanings: Meanings) async -> FoundWord {
        var gender = reading
        if reading.isNoun, reading.genders.count != 1,
            let stem = await readings(of: reading.lemma).first(where: {
                $0.isNoun && $0.lemma == reading.lemma && $0.genders.count == 1
            })
        {
            gender = stem
        }
        return FoundWord(
            word: word, lemma: reading.lemma, form: WordForms.text(reading, gender: gender),
            article: WordForms.article(gender, in: language), meanings: meanings.texts,
            isInEnglish: meanings.isInEnglish)
    }

    /// In English where there is no dictionary of the learner's language.
    private func meanings(_ lemma: String, _ dictionary: any DictionaryProtocol) async throws(ProviderError) -> Meanings
    {
        do throws(ProviderError) {
            return Meanings(texts: try await meanings(lemma, in: own, dictionary))
        } catch {
            guard own != OwnLanguage.standard, error.isLack else { throw error }
            return Meanings(
                texts: try await meanings(lemma, in: OwnLanguage.standard, dictionary), isInEnglish: true)
        }
    }

    private func meanings(
        _ lemma: String, in tongue: String, _ dictionary: any DictionaryProtocol
    ) async throws(ProviderError) -> [String] {
        let found = try await dictionary.meanings(of: lemma, from: language.rawValue, to: tongue)
        return found.prefix(Self.mostMeanings).map(\.text)
    }

    /// Without them a word is looked up as it stands.
    private func readings(of word: String) async -> [WordReading] {
        guard let morphology, let found = try? await morphology.readings(of: [word]) else { return [] }
        return found.first ?? []
    }
}
