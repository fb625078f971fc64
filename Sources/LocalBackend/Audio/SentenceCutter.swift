/// Cuts a text that is still growing into pieces to speak: sentences, and clauses of long ones.
///
/// Together the pieces are the text: each keeps the white space that joins it to the next.
struct SentenceCutter: Sendable {
    /// Words before a full stop that does not end a sentence.
    private static let abbreviations: Set<String> = [
        "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "e.g", "i.e", "no", "fig", "jr", "sr", "approx", "u.s",
        "u.k", "a.m", "p.m", "bzw", "z.b", "d.h", "ca", "nr",
    ]
    private static let closers: Set<Character> = ["\"", "'", "”", "’", ")", "]", "»", "*", "_"]

    /// A clause shorter than this is not worth a breath.
    private let clauseLength: Int
    /// Nobody speaks longer without a breath.
    private let longest: Int
    private var pending = ""
    private var length = 0

    init(clauseLength: Int = 60, longest: Int = 280) {
        self.clauseLength = clauseLength
        self.longest = longest
    }

    /// The pieces that are complete.
    mutating func feed(_ text: String) -> [String] {
        var pieces: [String] = []
        for character in text {
            let isEnd = character.isWhitespace && endsHere(before: character)
            pending.append(character)
            length += 1
            if isEnd {
                pieces.append(takeAll())
            } else if length >= longest, character.isWhitespace {
                pieces.append(takeAll())
            }
        }
        return pieces
    }

    /// What is left.
    mutating func flush() -> [String] { pending.isEmpty ? [] : [takeAll()] }

    private mutating func takeAll() -> String {
        defer {
            pending = ""
            length = 0
        }
        return pending
    }

    private func endsHere(before space: Character) -> Bool {
        guard pending.contains(where: { !$0.isWhitespace }) else { return false }
        if space.isNewline { return true }
        let core = pending[...].droppingLast(while: { Self.closers.contains($0) })
        switch core.last {
        case "!", "?", "…", "。", "！", "？": return true
        case ".": return !isAbbreviation(core.dropLast())
        case ",", ";", ":", "–", "—": return length >= clauseLength
        default: return false
        }
    }

    /// "Dr", "J", or the number of a list's entry.
    private func isAbbreviation(_ text: Substring) -> Bool {
        let word = text.suffix { !$0.isWhitespace && $0 != "(" }
        if Self.abbreviations.contains(word.lowercased()) { return true }
        if word.count == 1, word.first?.isUppercase == true, word != "I" { return true }
        return !word.isEmpty && word.allSatisfy(\.isNumber) && word.startIndex == text.startIndex
    }
}

extension Substring {
    fileprivate func droppingLast(while isDropped: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isDropped(last) { rest = rest.dropLast() }
        return rest
    }

    fileprivate func suffix(while isTaken: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, isTaken(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
