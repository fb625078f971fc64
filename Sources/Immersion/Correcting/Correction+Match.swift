extension Correction {
    /// A mistake that another checker found: its words and the better sentence are taken from the text.
    ///
    /// Nil where the range does not lie in the text, or cuts a character in two.
    public init?(in text: String, range: Range<Int>, rule: String, why: String, replacements: [String]) {
        let units = text.utf16
        guard range.lowerBound >= 0, range.upperBound <= units.count,
            let start = units.index(units.startIndex, offsetBy: range.lowerBound).samePosition(in: text),
            let end = units.index(units.startIndex, offsetBy: range.upperBound).samePosition(in: text)
        else { return nil }
        let marks: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
        let isEnd = { (character: Character) in marks.contains(character) || character.isNewline }
        let before = text[..<start].lastIndex(where: isEnd).map(text.index(after:)) ?? text.startIndex
        let after = text[end...].firstIndex(where: isEnd).map(text.index(after:)) ?? text.endIndex
        let first = text[before..<start].drop(while: \.isWhitespace)
        self.init(
            range: range, rule: rule, what: String(text[start..<end]), why: why, replacements: replacements,
            better: replacements.first.map { first + $0 + text[end..<after] } ?? "")
    }
}
