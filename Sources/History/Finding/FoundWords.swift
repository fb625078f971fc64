import EchoText

/// Words that were found, as they are written, to be marked where they stand.
struct FoundWords: Sendable, Hashable {
    private let words: [[Character]]

    init(_ words: Set<String>) {
        self.words = words.filter { !$0.isEmpty }.map(WordSearch.folded).sorted { $0.count > $1.count }
    }

    func marked(_ line: [StyledText]) -> [StyledText] { words.isEmpty ? line : line.flatMap(marked) }

    private func marked(_ span: StyledText) -> [StyledText] {
        let (text, folded) = (Array(span.text), WordSearch.folded(span.text))
        guard text.count == folded.count else { return [span] }
        var isFound = [Bool](repeating: false, count: text.count)
        for word in words {
            for range in WordSearch.ranges(of: word, in: folded) where isWord(range, in: folded) {
                for index in range { isFound[index] = true }
            }
        }
        guard isFound.contains(true) else { return [span] }
        var spans: [StyledText] = []
        for (index, character) in text.enumerated() {
            let role = isFound[index] ? .found : span.role
            if index > 0, isFound[index - 1] == isFound[index] {
                spans[spans.count - 1].text.append(character)
            } else {
                spans.append(StyledText(String(character), role))
            }
        }
        return spans
    }

    /// "hero" is not found in "heroes"; within a text without spaces every place counts.
    private func isWord(_ range: Range<Int>, in text: [Character]) -> Bool {
        let before = range.lowerBound > 0 && joins(text[range.lowerBound - 1], text[range.lowerBound])
        let after = range.upperBound < text.count && joins(text[range.upperBound - 1], text[range.upperBound])
        return !before && !after
    }

    private func joins(_ left: Character, _ right: Character) -> Bool { isLetter(left) && isLetter(right) }

    private func isLetter(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return (character.isLetter && scalar.properties.generalCategory != .otherLetter) || character.isNumber
    }
}
