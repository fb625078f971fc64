/// The most frequent words of a language: of several that may have been meant the one that people write most is likelier.
enum FrequentWords {
    /// How frequent a word is, from 0 for the most frequent; nil for one that is not among them, whatever its capitals.
    static func rank(of word: String, in language: RoomLanguage) -> Int? { ranks[language]?[key(word)] }

    /// As many as there are of a language.
    static let count = 3_000

    private static let ranks: [RoomLanguage: [String: Int]] = [
        .spanish: ranks(spanish), .french: ranks(french), .german: ranks(german),
    ]

    private static func ranks(_ words: String) -> [String: Int] {
        let words = words.split(whereSeparator: \.isWhitespace)
        return Dictionary(words.enumerated().map { (key(String($1)), $0) }, uniquingKeysWith: min)
    }

    private static func key(_ word: String) -> String { word.lowercased().replacing("ß", with: "ss") }
}
