import Foundation

/// Turns written text into clauses that flite can say: plain ASCII words, of bounded length.
public enum SpeakableText {
    /// Longest clause that is handed over in one piece, characters.
    static let longestClause = 300
    private static let longestWord = 40

    public static func clauses(of text: String) -> [String] {
        let spoken = spoken(text)
        guard spoken.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
        return pieces(of: spoken).filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// The same text without marks, addresses in full and pictures, for a voice that reads numbers and units itself; empty
    /// when there is nothing to say.
    static func unmarked(_ text: String) -> String {
        var text = text
        for rule in SpeakableTextRule.marks { text = rule.applied(to: text) }
        let kept = text.unicodeScalars.filter { !$0.properties.isEmojiPresentation && $0.value != 0xFE0F }
        text = String(String.UnicodeScalarView(kept))
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return "" }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The same text with signs, units and numbers written as words.
    static func spoken(_ text: String) -> String {
        var text = text
        for rule in SpeakableTextRule.marks + SpeakableTextRule.all { text = rule.applied(to: text) }
        return plain(text)
    }

    /// Letters without accents, digits, and the punctuation that shapes the melody.
    private static func plain(_ text: String) -> String {
        let latin = text.applyingTransform(.toLatin, reverse: false) ?? text
        let folded = latin.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        let kept = folded.unicodeScalars.map { scalar -> Character in
            let isKept =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || "0123456789.,?!:;'-".unicodeScalars.contains(scalar))
            return isKept ? Character(scalar) : " "
        }
        return String(kept).split(separator: " ").map { $0.prefix(longestWord) }.joined(separator: " ")
    }

    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for word in text.split(separator: " ") {
            if piece.count + word.count >= longestClause {
                pieces.append(piece)
                piece = ""
            }
            piece += (piece.isEmpty ? "" : " ") + word
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }
}
