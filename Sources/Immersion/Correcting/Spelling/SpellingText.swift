/// The words of a text whose spelling is looked at: no numbers, no abbreviations, no names.
struct SpellingText: Sendable {
    struct Word: Sendable, Hashable {
        let text: String
        /// In UTF-16 units of the whole text.
        let range: Range<Int>
        /// How far from it the word may be that was meant: what may be a name is changed only where it is next to one.
        let reach: Double
        /// The number of its sentence in the text.
        var sentence = 0
        /// It has no capital where German nouns mostly stand: behind an article, a preposition or an adjective.
        var isLikeNoun = false
        /// It has a capital, and nothing says that it is no name.
        var mayBeName: Bool { reach == SpellingText.slip }
    }

    /// A word of four letters and one that is twice as long.
    private static let near = (short: 1.0, long: 1.4)
    /// Accents, doubled letters and letters that sound alike.
    fileprivate static let slip = 0.48
    private static let longest = 60
    private static let mostCited = 3

    let words: [Word]

    init(_ text: String, language: RoomLanguage) {
        words = GrammarSentence.sentences(of: text).enumerated().flatMap { Self.words(of: $1, number: $0, language) }
    }

    private static func words(of sentence: GrammarSentence, number: Int, _ language: RoomLanguage) -> [Word] {
        let cited = cited(in: sentence)
        return sentence.tokens.indices.compactMap { index in
            let token = sentence[index]
            guard token.isWord, (2...longest).contains(token.text.count), token.text.allSatisfy(\.isLetter),
                token.text.dropFirst().allSatisfy(\.isLowercase), !isElided(index, sentence),
                !cited.contains(index), !isBetweenNames(index, sentence),
                let reach = reach(index, sentence, language)
            else { return nil }
            let before = sentence[index - 1].lower
            return Word(
                text: token.text, range: token.range, reach: reach, sentence: number,
                isLikeNoun: language == .german && !token.isCapital
                    && (articles.contains(before) || GermanRules.prepositions.contains(before) || isInflected(before)))
        }
    }

    /// Up to three words between quotation marks are spoken of: what `"zeim zeim"` means nobody knows.
    private static func cited(in sentence: GrammarSentence) -> Set<Int> {
        let marks = sentence.tokens.indices.filter { "\"“”„«»".contains(sentence[$0].text) }
        var cited: Set<Int> = []
        for pair in stride(from: 0, to: marks.count - 1, by: 2) where marks[pair + 1] - marks[pair] <= mostCited + 1 {
            cited.formUnion(marks[pair]..<marks[pair + 1])
        }
        return cited
    }

    /// "Christian von Roques", "Leonardo da Vinci".
    private static func isBetweenNames(_ index: Int, _ sentence: GrammarSentence) -> Bool {
        particles.contains(sentence[index].text) && sentence[index - 1].isCapital && sentence[index + 1].isCapital
    }

    private static let particles: Set<String> = [
        "von", "van", "vom", "zu", "der", "den", "ten", "da", "das", "del", "della", "di", "do", "dos", "du", "le",
        "la",
        "bin", "ibn", "af", "av", "y", "e",
    ]

    /// "L'", "qu'" and "könnt'", and what stands behind in "aujourd'hui" and "geht's".
    private static func isElided(_ index: Int, _ sentence: GrammarSentence) -> Bool {
        func isMark(_ token: GrammarToken) -> Bool { ["'", "’", "`", "´"].contains(token.text) }
        let (token, before, behind) = (sentence[index], sentence[index - 1], sentence[index + 1])
        if isMark(behind), behind.range.lowerBound == token.range.upperBound { return true }
        return isMark(before) && before.range.upperBound == token.range.lowerBound
            && (token.text.count < 4 || sentence[index - 2].lower == "aujourd")
            || ["@", "/", "_", "#", ".", "-"].contains(before.text)
                && before.range.upperBound == token.range.lowerBound
            || ["@", "/", "_"].contains(behind.text) && behind.range.lowerBound == token.range.upperBound
            || behind.text == "." && sentence[index + 2].range.lowerBound == behind.range.upperBound
                && sentence[index + 2].isWord && !sentence[index + 2].isCapital
    }

    /// Nil for what is a name, or may be one.
    private static func reach(_ index: Int, _ sentence: GrammarSentence, _ language: RoomLanguage) -> Double? {
        let token = sentence[index]
        let usual = token.text.count < 5 ? near.short : near.long
        guard token.isCapital else { return usual }
        if index == sentence.start { return slip }
        guard language == .german else { return nil }
        // Every noun has a capital in German; one behind an article is no name.
        let before = sentence[index - 1]
        if articles.contains(before.lower) { return usual }
        // "Vegetarische Gerichte": names stand without.
        if !before.isCapital || index - 1 == sentence.start, before.isWord, isInflected(before.lower) { return usual }
        // "-ung", "-keit": what sounds like a noun is no name.
        if token.text.count > 7, endings.contains(where: token.lower.hasSuffix) { return usual }
        // "Herr Meier", "Peter Meier", but "Guten Morgen".
        guard !sentence[index + 1].isCapital else { return nil }
        let isBehindName =
            before.isCapital && index - 1 != sentence.start
            && (titles.contains(before.lower) || !GermanLexicon.standard.hasNoun(before.text))
        return isBehindName ? nil : slip
    }

    private static func isInflected(_ word: String) -> Bool {
        !forms.contains(word) && GermanLexicon.standard.hasAdjective(word)
    }

    /// "Liebe Anna", "der kleine Paul", "lieber Herr": before names.
    private static let forms: Set<String> = [
        "liebe", "lieber", "lieben", "kleine", "alte", "junge", "arme", "wegen", "gegen",
    ]
    private static let titles: Set<String> = [
        "herr", "herrn", "frau", "familie", "doktor", "professor", "firma", "stadt",
    ]
    private static let endings = ["ung", "ungen", "heit", "keit", "igkeit", "schaft", "tion", "tät", "ismus", "nis"]

    private static let articles: Set<String> = [
        "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "kein", "keine",
        "keinen", "mein", "meine", "meinen", "meinem", "meiner", "dein", "deine", "deinen", "sein", "seine", "seinen",
        "ihr", "ihre", "ihren", "unser", "unsere", "im", "ins", "am", "ans", "zum", "zur", "beim", "vom", "diese",
        "dieser", "dieses", "diesen", "viele", "alle", "zwei", "drei",
        "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "zwölf", "guten", "gute", "meines", "deiner",
        "seinem", "ihrem", "ihrer", "unserem", "unseren", "unserer", "keinem", "keiner", "jeden", "jede", "jeder",
    ]
}
