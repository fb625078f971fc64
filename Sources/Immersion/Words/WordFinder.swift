/// Finds out what a word means, whatever form of it was met.
public struct WordFinder: Sendable {
    /// Dictionary forms that are tried.
    private static let mostLemmas = 6
    private static let mostMeanings = 8

    let language: RoomLanguage
    let own: String
    let dictionary: (any DictionaryProtocol)?
    private let morphology: (any MorphologyProtocol)?

    /// - Parameter own: the learner's language, in two letters.
    public init(_ kit: LanguageKit, language: RoomLanguage, own: String) {
        (self.language, self.own) = (language, own)
        (dictionary, morphology) = (kit.dictionary, kit.morphology)
    }

    /// Nil for a word that nobody knows.
    public func find(_ word: String) async throws(ProviderError) -> FoundWord? {
        guard let dictionary else { throw .notInstalled(part: "a dictionary of \(language.title)") }
        // "la casa" is looked up as "casa".
        let word = OwnWords.withoutSmallWord(word.replacing("’", with: "'"), in: language.rawValue)
        if let small = EverydayWords.meanings(ofSmall: word, in: language) {
            return try await describe(small: word, small, dictionary)
        }
        if let known = try await findWhole(word, dictionary) { return known }
        for guess in WordGuesses.lemmas(of: word, in: language) {
            if let small = EverydayWords.meanings(ofSmall: guess, in: language) {
                return FoundWord(word: word, lemma: guess, meanings: small, isInEnglish: own != OwnLanguage.standard)
            }
            if let found = try await findWhole(guess, dictionary) { return found.met(as: word) }
        }
        // Where forms are only guessed, as in Japanese, one that nobody knows is none.
        guard language != .japanese, let first = await readings(of: word).first else { return nil }
        return await describe(word, first, Meanings())
    }

    /// What the word is itself comes before what it is a form of: "gracias" is no plural, and "croissant" no verb.
    private func findWhole(_ word: String, _ dictionary: any DictionaryProtocol) async throws(ProviderError)
        -> FoundWord?
    {
        let readings = await readings(of: word)
        let isItself = { (reading: WordReading) in reading.lemma.lowercased() == word.lowercased() }
        var tried: Set<String> = []
        // Where the table of everyday nouns has it, it is a noun before it is anything else.
        let isNoun = !EverydayWords.meanings(of: word, in: language).isEmpty
        let itself = readings.filter(isItself)
        let sorted = isNoun ? itself.filter(\.isNoun) + itself.filter { !$0.isNoun } : itself
        for reading in sorted where tried.insert(reading.lemma).inserted {
            let meanings = try await meanings(reading.lemma, dictionary)
            if !meanings.texts.isEmpty { return await describe(word, reading, meanings) }
        }
        if !tried.contains(word) {
            let meanings = try await meanings(word, dictionary)
            if !meanings.texts.isEmpty { return describe(word, meanings) }
        }
        for reading in readings where tried.count < Self.mostLemmas && tried.insert(reading.lemma).inserted {
            let meanings = try await meanings(reading.lemma, dictionary)
            if !meanings.texts.isEmpty { return await describe(word, reading, meanings) }
        }
        return nil
    }

    /// A form that can only be a verb's is told with its stem: "darf" is of "dürfen".
    private func describe(
        small word: String, _ meanings: [String], _ dictionary: any DictionaryProtocol
    ) async throws(ProviderError) -> FoundWord {
        let readings = await readings(of: word)
        let verb = readings.allSatisfy(\.isVerb) ? readings.first : nil
        let isKana = language != .japanese || !word.unicodeScalars.contains(where: \.properties.isIdeographic)
        let reading = isKana ? "" : try await self.meanings(word, dictionary).reading
        var found = FoundWord(
            word: word, lemma: verb?.lemma ?? word.lowercased(),
            form: verb.map { WordForms.text($0, gender: $0) } ?? "", reading: reading, meanings: meanings,
            isInEnglish: own != OwnLanguage.standard)
        found.isSmall = true
        return found
    }

    private struct Meanings {
        var texts: [String] = []
        var isInEnglish = false
        /// As the dictionary tells it.
        var gender: String?
        /// As the first of them is read.
        var reading = ""
    }

    /// The article is the dictionary form's: a plural may hide the gender, and a feminine have a masculine for its stem.
    private func describe(_ word: String, _ reading: WordReading, _ meanings: Meanings) async -> FoundWord {
        var gender = reading
        if reading.isNoun, reading.genders.count != 1 || reading.lemma.lowercased() != word.lowercased() {
            let stems = await readings(of: reading.lemma).filter { $0.isNoun && $0.lemma == reading.lemma }
            gender = stems.first { $0.genders.count == 1 } ?? gender
        }
        return FoundWord(
            word: word, lemma: reading.lemma,
            form: WordForms.text(reading, gender: reading.genders.count == 1 ? reading : gender),
            article: WordForms.article(gender, in: language), reading: meanings.reading, meanings: meanings.texts,
            isInEnglish: meanings.isInEnglish)
    }

    /// A word of which only the dictionary knows something.
    private func describe(_ word: String, _ meanings: Meanings) -> FoundWord {
        let isNoun = meanings.gender != nil
        let lemma = isNoun && language == .german ? word.prefix(1).uppercased() + word.dropFirst() : word
        let reading = meanings.gender.map { WordReading(lemma: lemma, tags: ["n", $0, "sg"]) }
        return FoundWord(
            word: word, lemma: lemma, form: reading.map { WordForms.text($0, gender: $0) } ?? "",
            article: reading.map { WordForms.article($0, in: language) } ?? "", reading: meanings.reading,
            meanings: meanings.texts, isInEnglish: meanings.isInEnglish)
    }

    /// In English where there is no dictionary of the learner's language.
    private func meanings(_ lemma: String, _ dictionary: any DictionaryProtocol) async throws(ProviderError) -> Meanings
    {
        do throws(ProviderError) {
            return try await meanings(lemma, in: own, dictionary)
        } catch {
            guard own != OwnLanguage.standard, error.isLack else { throw error }
            var found = try await meanings(lemma, in: OwnLanguage.standard, dictionary)
            found.isInEnglish = true
            return found
        }
    }

    private func meanings(
        _ lemma: String, in tongue: String, _ dictionary: any DictionaryProtocol
    ) async throws(ProviderError) -> Meanings {
        let found = try await dictionary.meanings(of: lemma, from: language.rawValue, to: tongue)
        if found.isEmpty, tongue == OwnLanguage.standard {
            return Meanings(texts: EverydayWords.meanings(of: lemma, in: language))
        }
        let usual = tongue == OwnLanguage.standard ? EverydayWords.usual(of: lemma, in: language) : []
        let texts = usual + found.map(\.text).filter { !usual.contains($0) }
        return Meanings(
            texts: Array(texts.prefix(Self.mostMeanings)), gender: found.first?.gender,
            reading: found.first?.reading ?? "")
    }

    /// Without them a word is looked up as it stands.
    private func readings(of word: String) async -> [WordReading] {
        guard let morphology, let found = try? await morphology.readings(of: [word]) else { return [] }
        return found.first ?? []
    }
}
