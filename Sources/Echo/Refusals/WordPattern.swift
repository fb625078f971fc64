import Foundation

/// Words that are looked for in what a server says: "#" stands for a name, "…" for some words, "^" for the beginning.
struct WordPattern: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Characters that a gap has at most, all in one sentence.
    private static let widestGap = 24

    private let text: String

    /// - Parameter text: as `plain` has words, but for the apostrophes.
    init(stringLiteral text: String) { self.text = text.filter { $0 != "'" } }

    /// The words at whose edge, or between which, the name stands: "… #" and "# …" become "…".
    var withoutName: WordPattern {
        let pieces = text.components(separatedBy: "#").map { $0.trimmingCharacters(in: .whitespaces) }
        return WordPattern(stringLiteral: pieces.filter { !$0.isEmpty }.joined(separator: "…"))
    }

    /// - Parameters:
    ///   - name: in lower case, in the place of "#".
    ///   - words: as `plain` makes them.
    func matches(_ words: String, name: String = "") -> Bool {
        let isAtStart = text.hasPrefix("^")
        let pieces = text.drop { $0 == "^" }.replacingOccurrences(of: "#", with: name)
            .components(separatedBy: "…")
        guard let first = pieces.first else { return false }
        var rest = words[...]
        while let found = rest.range(of: first, options: isAtStart ? .anchored : []) {
            if Self.beginsWord(at: found.lowerBound, of: words, with: first),
                Self.follows(pieces.dropFirst(), after: found.upperBound, in: words, last: first)
            {
                return true
            }
            rest = words[found.upperBound...]
            if isAtStart { return false }
        }
        return false
    }

    private static func follows(
        _ pieces: ArraySlice<String>, after start: String.Index, in words: String, last: String
    ) -> Bool {
        guard let piece = pieces.first else { return endsWord(at: start, of: words, with: last) }
        let near = words[start...].prefix(widestGap + piece.count)
        guard let found = near.range(of: piece),
            !near[..<found.lowerBound].contains(where: { ".;!?。；！？".contains($0) })
        else { return false }
        return follows(pieces.dropFirst(), after: found.upperBound, in: words, last: piece)
    }

    private static func beginsWord(at place: String.Index, of words: String, with piece: String) -> Bool {
        guard place > words.startIndex, piece.first.map(isLetter) == true else { return true }
        return !isLetter(words[words.index(before: place)])
    }

    private static func endsWord(at place: String.Index, of words: String, with piece: String) -> Bool {
        guard place < words.endIndex, piece.last.map(isLetter) == true else { return true }
        return !isLetter(words[place])
    }

    /// Words of Chinese, Japanese and Korean stand side by side.
    private static func isLetter(_ character: Character) -> Bool {
        if let scalar = character.unicodeScalars.first?.value, 0x2E80...0xA4CF ~= scalar || 0xAC00...0xD7A3 ~= scalar {
            return false
        }
        return character.isLetter || character.isNumber || character == "_"
    }

    /// Without quotes and needless blanks, and with what is written in several ways written in one.
    static func plain(_ words: String) -> String {
        let ways = [
            ("’", "'"), ("can't", "cannot"), ("can not", "cannot"), ("n't", " not"), (" are ", " is "),
            (" has been ", " is "), (" have been ", " is "), ("unterstuetz", "unterstütz"), ("verfuegbar", "verfügbar"),
        ]
        return ways.reduce(words.lowercased()) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
            .filter { !"'\"`“”„«»「」『』".contains($0) }
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
