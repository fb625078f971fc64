/// Splits what is written for a filter at its blanks. What stands in quotes is one word, and means itself.
enum EventQueryWords {
    struct Word: Sendable, Hashable {
        var text: String
        var isQuoted: Bool
    }

    static func split(_ text: String) -> [Word] {
        var words: [Word] = []
        var rest = text[...].drop(while: \.isWhitespace)
        while let first = rest.first {
            if first == "\"" {
                let quoted = rest.dropFirst().prefix { $0 != "\"" }
                if !quoted.isEmpty { words.append(Word(text: String(quoted), isQuoted: true)) }
                rest = rest[quoted.endIndex...].dropFirst()
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                words.append(Word(text: String(word), isQuoted: false))
                rest = rest[word.endIndex...]
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return words
    }
}
