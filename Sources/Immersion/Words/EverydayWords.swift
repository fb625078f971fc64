/// Words that dictionaries of this kind leave out: the small ones that a language is held together by, and a few that every
/// conversation has. They are the project's own, in English.
enum EverydayWords {
    /// What a pronoun, an article or a form of a very irregular verb means; nil for other words.
    static func meanings(ofSmall word: String, in language: RoomLanguage) -> [String]? {
        smallWords[language]?[word.lowercased()]
    }

    /// What an everyday noun means that a dictionary may lack.
    static func meanings(of lemma: String, in language: RoomLanguage) -> [String] {
        nouns[language]?[lemma.lowercased()] ?? []
    }

    /// What an everyday word means before anything else that a dictionary has.
    static func usual(of lemma: String, in language: RoomLanguage) -> [String] {
        usual[language]?[language == .german ? lemma : lemma.lowercased()] ?? []
    }

    private static let usual: [RoomLanguage: [String: [String]]] = [
        .spanish: read(usualSpanish), .french: read(usualFrench), .german: read(usualGerman),
    ]
    private static let smallWords: [RoomLanguage: [String: [String]]] = [
        .spanish: read(spanishWords),
        .french: read(frenchWords),
        .german: read(germanWords),
        .japanese: read(japaneseWords),
    ]
    private static let nouns: [RoomLanguage: [String: [String]]] = [
        .spanish: read(spanishNouns),
        .french: read(frenchNouns),
        .german: read(germanNouns),
    ]

    /// Lines of `word = meaning; meaning`, or words parted by blanks that mean the same.
    private static func read(_ table: String) -> [String: [String]] {
        var words: [String: [String]] = [:]
        for line in table.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=").map { $0.split(separator: ";").map { $0.drop { $0 == " " } } }
            guard parts.count == 2, let heads = parts[0].first else { continue }
            let meanings = parts[1].map { String($0).trimmed }
            for head in heads.split(separator: " ") { words[String(head)] = meanings }
        }
        return words
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
