/// Words of a text that nobody knows and that come near none: what a checker says of them, or of what stands beside
/// them, is a guess. It does not know whether "bash" is one or many, or a word at all.
struct StrangeWords: Sendable {
    private let units: [UInt16]
    private let ranges: [Range<Int>]

    /// - Parameter ranges: in UTF-16 units; words in capitals, such as "PID", are added.
    init(_ ranges: [Range<Int>], in text: String) {
        let capitals = GrammarSentence.sentences(of: text).flatMap(\.tokens).filter { token in
            token.isWord && token.text.count > 1 && token.text.allSatisfy { $0.isUppercase || $0.isNumber }
                && text.contains(where: \.isLowercase)
        }
        units = Array(text.utf16)
        self.ranges = ranges + capitals.map(\.range)
    }

    func isGuess(_ match: GrammarMatch) -> Bool {
        ranges.contains { word in
            guard match.range.upperBound <= units.count, word.upperBound <= units.count else { return false }
            if word.overlaps(match.range) { return true }
            if word.upperBound < match.range.lowerBound {
                return isClose(word.upperBound..<match.range.lowerBound, mostWords: 1)
            }
            return match.range.upperBound < word.lowerBound && Self.looksAhead.contains(match.rule)
                && isClose(match.range.upperBound..<word.lowerBound, mostWords: 0)
        }
    }

    /// Rules that compare a word with the one behind it.
    private static let looksAhead: Set<String> = ["fr-agreement", "fr-elision", "fr-confusion"]

    /// Nothing but so many words stands between.
    private func isClose(_ gap: Range<Int>, mostWords: Int) -> Bool {
        let between = String(decoding: units[gap], as: UTF16.self)
        return between.allSatisfy { $0.isLetter || $0 == " " || $0 == "\u{a0}" }
            && between.split(whereSeparator: { !$0.isLetter }).count <= mostWords
    }
}
