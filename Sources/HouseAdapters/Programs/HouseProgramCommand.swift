/// The words of a command line, as a person writes it: blanks part them, and what stands in quotes is one.
public struct HouseProgramCommand: Hashable, Sendable {
    public let program: String
    public let arguments: [String]

    /// Nil where there is no program, or a quote has no end. Nothing else has a meaning: no variable, no pipe.
    public init?(_ text: String) {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text.prefix(4096) {
            switch (quote, character) {
            case (let open?, _) where character == open: quote = nil
            case (.some, _): word?.append(character)
            case (nil, "\""), (nil, "'"): (quote, word) = (character, word ?? "")
            case (nil, _) where character.isWhitespace:
                word.map { words.append($0) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        word.map { words.append($0) }
        guard quote == nil, let program = words.first, !program.isEmpty else { return nil }
        (self.program, arguments) = (program, Array(words.dropFirst()))
    }
}
