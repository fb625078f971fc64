/// A word that was looked up.
public struct FoundWord: Sendable, Hashable {
    /// As it was met.
    public let word: String
    /// As it stands in a dictionary.
    public let lemma: String
    /// What form of it was met: "noun, feminine"; empty where nobody knows.
    public let form: String
    /// "la"; empty where it has none, or nobody knows.
    public let article: String
    /// The dictionary form in kana: "のむ"; empty where it is written so, or nobody knows.
    public let reading: String
    /// The likeliest first.
    public let meanings: [String]
    /// The meanings are English, since no dictionary has them in the learner's language.
    public let isInEnglish: Bool
    /// One of the small words that hold the language together.
    var isSmall = false

    public init(
        word: String, lemma: String, form: String = "", article: String = "", reading: String = "",
        meanings: [String], isInEnglish: Bool = false
    ) {
        (self.word, self.lemma, self.form) = (word, lemma, form)
        (self.article, self.reading) = (article, reading)
        (self.meanings, self.isInEnglish) = (meanings, isInEnglish)
    }

    /// A table of forms, or of small words, has it.
    var isSure: Bool { !form.isEmpty || isSmall }

    /// The same, met in another form.
    func met(as word: String) -> FoundWord {
        FoundWord(
            word: word, lemma: lemma, form: form, article: article, reading: reading, meanings: meanings,
            isInEnglish: isInEnglish)
    }

    /// "la leche": how it goes on a card.
    public var headword: String {
        guard !article.isEmpty else { return lemma }
        return article.last == "'" ? article + lemma : article + " " + lemma
    }

    /// "to order; to ask for": as much as goes on a line.
    public var meaning: String { meanings.prefix(3).joined(separator: "; ") }
}
