/// Breaks text into rows of at most `width` columns: between words, between wide characters, and inside a word only
/// when it is longer than a row.
enum Wrap {
    static func lines(of text: String, width: Int) -> [WrappedLine] {
        guard width > 0 else { return [] }
        var wrapper = Wrapper(width: width)
        for character in text { wrapper.take(character) }
        return wrapper.finish()
    }

    /// The state of one pass over a text.
    private struct Wrapper {
        let width: Int
        var lines: [WrappedLine] = []
        var line = WrappedLine(text: "", start: 0, columns: 0)
        /// The word being read, not yet placed.
        var word = WrappedLine(text: "", start: 0, columns: 0)
        /// Blanks between the line and the word.
        var gap = WrappedLine(text: "", start: 0, columns: 0)
        var offset = 0

        mutating func take(_ character: Character) {
            defer { offset += 1 }
            if character.isNewline { return breakHard() }
            let columns = TextWidth.columns(of: character)
            if character.isWhitespace, character != "\u{A0}" { return takeBlank(character, columns) }
            if columns == 2 { placeWord() }
            takeLetter(character, columns)
            if columns == 2 { placeWord() }
        }

        mutating func finish() -> [WrappedLine] {
            placeWord()
            lines.append(line)
            return lines
        }

        private mutating func breakHard() {
            placeWord()
            lines.append(line)
            line = WrappedLine(text: "", start: offset + 1, columns: 0)
            gap = WrappedLine(text: "", start: offset + 1, columns: 0)
        }

        private mutating func takeBlank(_ character: Character, _ columns: Int) {
            placeWord()
            if gap.text.isEmpty { gap.start = offset }
            gap.text.append(character)
            gap.columns += columns
        }

        private mutating func takeLetter(_ character: Character, _ columns: Int) {
            if word.text.isEmpty { word.start = offset }
            if word.columns + columns > width { placeWord() }
            if word.text.isEmpty { word.start = offset }
            word.text.append(character)
            word.columns += columns
        }

        private mutating func placeWord() {
            guard !word.text.isEmpty else { return }
            if line.columns + gap.columns + word.columns > width, line.columns + gap.columns > 0 { softBreak() }
            line.text += gap.text + word.text
            line.columns += gap.columns + word.columns
            gap = WrappedLine(text: "", start: offset, columns: 0)
            word = WrappedLine(text: "", start: offset, columns: 0)
        }

        private mutating func softBreak() {
            if !line.text.isEmpty { lines.append(line) }
            line = WrappedLine(text: "", start: word.start, columns: 0)
            gap = WrappedLine(text: "", start: word.start, columns: 0)
        }
    }
}
