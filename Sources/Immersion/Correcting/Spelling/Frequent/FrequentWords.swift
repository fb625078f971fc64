import Foundation

/// The most frequent words of a language: of several that may have been meant the one that people write most is likelier.
enum FrequentWords {
    /// How frequent a word is, from 0 for the most frequent; nil for one that is not among them, whatever its capitals.
    static func rank(of word: String, in language: RoomLanguage) -> Int? { ranks[language]?[key(word)] }

    /// As many as there are of a language.
    static let count = 3_000

    /// Those that begin with the same letter, accents aside, as they are listed; German nouns are not among them.
    static func words(in language: RoomLanguage, as word: String) -> [String] {
        guard let first = initial(word) else { return [] }
        return initials[language]?[first] ?? []
    }

    private static func initial(_ word: String) -> Character? {
        word.first.flatMap { String($0).folding(options: .diacriticInsensitive, locale: nil).first }
    }

    private static let initials: [RoomLanguage: [Character: [String]]] = [
        .spanish: initials(spanish), .french: initials(french), .german: initials(german),
    ]

    private static func initials(_ words: String) -> [Character: [String]] {
        let words = words.split(whereSeparator: \.isWhitespace).map(String.init)
        return Dictionary(grouping: words) { initial($0) ?? " " }
    }

    private static let ranks: [RoomLanguage: [String: Int]] = [
        .spanish: ranks(spanish), .french: ranks(french), .german: ranks(german),
    ]

    private static func ranks(_ words: String) -> [String: Int] {
        let words = words.split(whereSeparator: \.isWhitespace)
        return Dictionary(words.enumerated().map { (key(String($1)), $0) }, uniquingKeysWith: min)
    }

    private static func key(_ word: String) -> String { word.lowercased().replacing("ß", with: "ss") }
}
