import Foundation

/// A text as it is compared: words in lower case, without punctuation, once with accents and once without.
public struct LenientText: Hashable, Sendable {
    /// Longer answers are cut: nobody types more into a quiz.
    static let longest = 600

    /// Words as written, in lower case.
    public let words: [String]
    /// The same words without accents; `ß` is `ss`, and katakana is hiragana.
    public let plain: [String]
    public let language: RoomLanguage

    public init(_ text: String, in language: RoomLanguage) {
        self.language = language
        let clean = String(text.prefix(Self.longest)).precomposedStringWithCompatibilityMapping.lowercased()
        let pieces = clean.split { !Self.belongsToWord($0) }.map(String.init)
        words = language == .japanese ? Self.joined(pieces) : pieces
        plain = words.map { Self.plain($0, in: language) }
    }

    public var isEmpty: Bool { words.isEmpty }

    /// Without the articles of its language.
    var withoutArticles: [String] {
        let articles = Self.articles[language] ?? []
        let left = plain.filter { !articles.contains($0) }
        return left.isEmpty ? plain : left
    }

    var articles: [String] {
        let articles = Self.articles[language] ?? []
        return plain.filter { articles.contains($0) }
    }

    private static let articles: [RoomLanguage: Set<String>] = [
        .spanish: ["el", "la", "los", "las", "un", "una", "unos", "unas"],
        .french: ["le", "la", "les", "l", "un", "une", "des"],
        .german: ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines"],
        .japanese: [],
    ]

    private static func belongsToWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "ー"
    }

    /// Japanese is written without spaces: one word, however it was typed.
    private static func joined(_ pieces: [String]) -> [String] {
        let whole = pieces.joined()
        return whole.isEmpty ? [] : [whole]
    }

    private static func plain(_ word: String, in language: RoomLanguage) -> String {
        if language == .japanese { return hiragana(word) }
        var plain = String.UnicodeScalarView()
        for scalar in word.decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "ß": plain.append(contentsOf: "ss".unicodeScalars)
            case "œ": plain.append(contentsOf: "oe".unicodeScalars)
            case "æ": plain.append(contentsOf: "ae".unicodeScalars)
            default: if scalar.properties.generalCategory != .nonspacingMark { plain.append(scalar) }
            }
        }
        return String(plain)
    }

    private static func hiragana(_ word: String) -> String {
        var hiragana = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
            hiragana.append(isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar)
        }
        return String(hiragana)
    }
}
