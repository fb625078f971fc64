import Foundation

/// How a Japanese word is read, as an article of FreeDict's Japanese–English dictionary begins: spellings, then readings in
/// kana, with marks of how common they are before each.
struct KanaReading: Sendable, Hashable {
    let kana: String
    /// A word list of everyday Japanese has it.
    let isCommon: Bool

    /// JMdict's marks of common words: newspapers, everyday words, loan words, and some more.
    private static let commonMarks = ["news", "ichi", "gai", "spec"]
    private static let rare = ["out-dated", "obsolete", "irregular"]
    private static let longest = 40

    private init(kana: String, isCommon: Bool) { (self.kana, self.isCommon) = (kana, isCommon) }

    /// Nil where the word needs none, or the article has none for it; of several the first common one.
    init?(_ article: String, of word: String) {
        guard word.contains(where: Self.isChinese), let head = article.split(separator: "\n").first else { return nil }
        let readings = head.split(separator: ",").prefix(60).compactMap { Self.reading($0, of: word) }
        guard let best = readings.first(where: \.isCommon) ?? readings.first else { return nil }
        self = best
    }

    private static func reading(_ field: Substring, of word: String) -> KanaReading? {
        var (text, marks, notes) = ("", [String](), [String]())
        var rest = field
        while let first = rest.first {
            let pairs: [Character: Character] = ["[": "]", "(": ")", "/": "/"]
            if let end = pairs[first], let close = rest.dropFirst().firstIndex(of: end) {
                let inside = String(rest[rest.index(after: rest.startIndex)..<close])
                if first == "[" { marks.append(inside) } else if first == "(" { notes.append(inside) }
                rest = rest[rest.index(after: close)...]
            } else {
                text.append(rest.removeFirst())
            }
        }
        let kana = text.trimmingCharacters(in: .whitespaces)
        let spellings = notes.filter { $0.contains(where: isChinese) }
        guard !kana.isEmpty, kana.count <= longest, kana.allSatisfy(isKana),
            spellings.isEmpty || spellings.contains(word),
            !notes.contains(where: { note in rare.contains(where: note.contains) })
        else { return nil }
        return KanaReading(
            kana: kana, isCommon: marks.contains { mark in commonMarks.contains(where: mark.hasPrefix) })
    }

    private static func isKana(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
    }

    private static func isChinese(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            (0x3005...0x3007).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
        }
    }
}
