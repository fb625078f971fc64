/// The words that a transcription is told to expect, and its languages, within what a server takes and should know.
public enum TranscriptionWords {
    /// Most words that are told.
    public static let most = 100
    /// Most characters of one.
    public static let longest = 50

    /// The person's own words, then others, each once and as many as may be told.
    ///
    /// - Parameter others: known from elsewhere. Numbers are left out of them: nobody says a telephone number to have it
    ///   written like a name.
    public static func told(_ own: [String], and others: [String] = []) -> [String] {
        var told: [String] = []
        var seen: Set<String> = []
        for (words, isOwn) in [(own, true), (others, false)] {
            for word in words {
                guard told.count < most else { return told }
                guard let word = accepted(word), isOwn || word.contains(where: \.isLetter) else { continue }
                if seen.insert(word.lowercased()).inserted { told.append(word) }
            }
        }
        return told
    }

    /// A word without control characters and blanks around it; nil for none, one that is too long, and what looks like a key.
    public static func accepted(_ word: String) -> String? {
        let visible = word.unicodeScalars.filter {
            ![.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned]
                .contains($0.properties.generalCategory)
        }
        let words = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace)
        let word = words.joined(separator: " ")
        guard (1...longest).contains(word.count), !words.contains(where: looksSecret) else { return nil }
        return word
    }

    /// Whether this is the code of a language by ISO 639-1, as far as its form tells.
    public static func isLanguage(_ code: String) -> Bool {
        code.utf8.count == 2 && code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    private static func looksSecret(_ word: Substring) -> Bool {
        word.count >= 12 && ["sk-", "ek_", "rk-"].contains { word.hasPrefix($0) }
    }
}
