/// German words by tables and rules: what is not in them has no reading, and no rule speaks of it.
public struct GermanMorphology: MorphologyProtocol {
    private let everyday: GermanForms
    private let lexicon: GermanLexicon?

    /// - Parameter lexicon: words beside the everyday ones.
    public init(lexicon: GermanLexicon? = nil) {
        var forms = GermanForms(words: GermanArticles.all())
        forms.addEverydayWords()
        (everyday, self.lexicon) = (forms, lexicon)
    }

    public func readings(of words: [String]) -> [[WordReading]] {
        words.map(readings)
    }

    public func forms(of wanted: [WantedForm]) -> [String?] {
        wanted.map { form in
            if form.tags.first == "det", form.tags.count == 5 {
                return GermanArticles.form(form.lemma, form.tags[4], form.tags[3] == "pl" ? "pl" : form.tags[2])
            }
            return made(form)
        }
    }

    private func made(_ form: WantedForm) -> String? { everyday.made[form] ?? lexicon?.form(form) }

    /// What the tables have of a word as it is written; the everyday ones know their words better.
    private func known(_ word: String) -> [WordReading]? {
        let found = everyday.words[word] ?? []
        // "Einen", "seinen" are verbs, too, and hardly ever meant so.
        guard let lexicon, !found.contains(where: \.isDeterminer) else { return found.isEmpty ? nil : found }
        let more = lexicon.readings(of: word).filter { one in
            !found.contains { $0 == one || one.isVerb && $0.isVerb && $0.lemma == one.lemma }
        }
        return found.isEmpty && more.isEmpty ? nil : found + more
    }

    private func readings(of word: String) -> [WordReading] {
        if let known = known(word) {
            return known + (word.first?.isUppercase == true ? self.known(word.lowercased()) ?? [] : [])
        }
        let lower = word.lowercased()
        if let known = known(lower) { return known }
        let capital = word.prefix(1).uppercased() + word.dropFirst()
        // Only of everyday words: a rare one is also something else.
        if word == lower, let noun = everyday.words[capital] {
            return noun.map { WordReading(lemma: $0.lemma, tags: $0.tags + ["small"]) }
        }
        return (wrongParticiple(lower) ?? wrongPresent(lower) ?? inOnePiece(word)).map { [$0] } ?? []
    }

    /// What is parted from its verb; the longer ones come first.
    static let prefixes = [
        "zurück", "fern", "los", "weg", "auf", "aus", "ein", "mit", "vor", "nach", "her", "hin", "an", "ab", "um", "zu",
    ]

    /// `anrufe`, `aufstehst`: a separable verb that was not parted. "Weil ich dich anrufe" is right.
    private func inOnePiece(_ word: String) -> WordReading? {
        guard let prefix = Self.prefixes.first(where: word.hasPrefix),
            let verb = known(String(word.dropFirst(prefix.count)))?.first(where: { $0.isFinite && $0.has("pri") }),
            made(WantedForm(lemma: prefix + verb.lemma, tags: ["vblex", "inf"])) != nil
        else { return nil }
        return WordReading(lemma: prefix + verb.lemma, tags: ["vblex", "joined"] + verb.tags.dropFirst(2))
    }

    /// `sprechst`, `fahrst`: a strong verb whose vowel was not changed.
    private func wrongPresent(_ word: String) -> WordReading? {
        for (ending, person) in [("st", "p2"), ("t", "p3")] where word.hasSuffix(ending) && word.count > 4 {
            let lemma = word.dropLast(ending.count) + "en"
            let form = WantedForm(lemma: String(lemma), tags: ["vblex", "pri", person, "sg"])
            if let right = made(form), right != word {
                return WordReading(lemma: form.lemma, tags: form.tags + ["vowel"])
            }
        }
        return nil
    }

    /// `gelest`, `getrinkt`: a strong verb formed like a weak one.
    private func wrongParticiple(_ word: String) -> WordReading? {
        guard word.hasPrefix("ge"), word.hasSuffix("t"), word.count > 5 else { return nil }
        let stem = word.dropFirst(2).dropLast()
        let lemma = (stem.hasSuffix("e") ? stem.dropLast() : stem) + "en"
        guard everyday.words[String(lemma)]?.contains(where: { $0.has("inf") }) == true else { return nil }
        return WordReading(lemma: String(lemma), tags: ["vblex", "wrong"])
    }
}
