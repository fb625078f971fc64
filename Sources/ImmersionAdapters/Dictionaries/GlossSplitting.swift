/// Takes apart English words that a dictionary runs together: "turnon", "verymuch", "beableto".
///
/// FreeDict's Spanish–English dictionary does so with some 400 of its glosses. A word is taken apart where the
/// English–Spanish one does not have it, and two or three words that it has make it up.
struct GlossSplitting: Sendable {
    private static let dictionaries: Set<String> = ["freedict-spa-eng"]
    /// Shorter words that may be a part; others have three letters or more.
    private static let short: Set<String> = [
        "on", "up", "in", "to", "at", "of", "be", "by", "do", "go", "no", "so", "my", "it",
    ]
    /// Letters of a word that is looked at.
    private static let shortest = 5
    private static let mostParts = 3

    private let known: Set<String>

    /// Nil for a dictionary that is written well.
    ///
    /// - Parameter headwords: of the other direction.
    init?(_ dictionary: String, headwords: some Sequence<String>) {
        guard Self.dictionaries.contains(dictionary) else { return nil }
        known = Set(headwords.flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
    }

    func split(_ gloss: String) -> String {
        gloss.split(separator: " ", omittingEmptySubsequences: false).map { parts(String($0)) }.joined(separator: " ")
    }

    private func parts(_ word: String) -> String {
        guard word.count >= Self.shortest, !known.contains(word), word.allSatisfy({ $0.isASCII && $0.isLowercase })
        else {
            return word
        }
        for count in 2...Self.mostParts {
            if let parts = parts(word[...], count) { return parts.joined(separator: " ") }
        }
        return word
    }

    /// Longer first parts are tried first: "outof" is no "ou tof".
    private func parts(_ word: Substring, _ count: Int) -> [String]? {
        guard count > 1 else { return isPart(word) ? [String(word)] : nil }
        var end = word.endIndex
        while end > word.startIndex {
            end = word.index(before: end)
            if isPart(word[..<end]), let rest = parts(word[end...], count - 1) { return [String(word[..<end])] + rest }
        }
        return nil
    }

    private func isPart(_ part: Substring) -> Bool {
        let part = String(part)
        return Self.short.contains(part) || part.count >= 3 && known.contains(part)
    }
}
