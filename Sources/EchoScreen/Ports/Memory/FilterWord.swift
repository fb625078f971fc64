/// A word of a filter that was typed: a field with its value, or text.
struct FilterWord: Hashable {
    enum Field: String, CaseIterable { case from, before, model, mode, tool, cost }

    /// As it was typed; of a phrase with its quotes.
    let text: String
    /// Nil for text.
    let field: Field?
    /// Without quotes.
    let value: String

    /// White space separates, unless it stands in quotes. A quote that is not closed lasts to the end.
    static func words(of text: String) -> [FilterWord] {
        var words: [FilterWord] = []
        var word = ""
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character.isWhitespace, !isQuoted {
                if !word.isEmpty { words.append(FilterWord(word)) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [FilterWord(word)]
    }

    private init(_ word: String) {
        text = word
        let match = Field.allCases.first { word.lowercased().hasPrefix("\($0.rawValue)\($0.separator)") }
        field = match
        value = match.map { word.dropFirst($0.rawValue.count + 1).filter { $0 != "\"" } } ?? ""
    }
}

extension FilterWord.Field {
    fileprivate var separator: Character { self == .cost ? ">" : ":" }
}
