/// A sentence as the rules see it: never more than a few hundred tokens.
struct GrammarSentence: Sendable {
    /// A longer sentence is cut into several.
    static let longest = 300

    var tokens: [GrammarToken]

    /// A token, or an empty mark beyond the ends: rules may look anywhere.
    subscript(index: Int) -> GrammarToken {
        tokens.indices.contains(index)
            ? tokens[index] : GrammarToken(text: "", lower: "", range: 0..<0, isWord: false)
    }

    var count: Int { tokens.count }
    var isQuestion: Bool { tokens.last?.text == "?" || tokens.contains { $0.text == "¿" } }

    func range(_ first: Int, _ last: Int) -> Range<Int> {
        let start = self[first].range.lowerBound
        return start..<max(self[last].range.upperBound, start)
    }

    /// The first word of the sentence, behind `¿`, `"` and the like.
    var start: Int { tokens.firstIndex(where: \.isWord) ?? 0 }

    static func sentences(of text: String) -> [GrammarSentence] {
        var sentences: [GrammarSentence] = []
        var tokens: [GrammarToken] = []
        var (word, wordStart, offset) = ("", 0, 0)
        func closeWord() {
            guard !word.isEmpty else { return }
            tokens.append(
                GrammarToken(text: word, lower: word.lowercased(), range: wordStart..<offset, isWord: true))
            word = ""
        }
        func closeSentence() {
            if tokens.contains(where: \.isWord) { sentences.append(GrammarSentence(tokens: tokens)) }
            tokens = []
        }
        for character in text {
            let length = String(character).utf16.count
            if character.isLetter || character.isNumber || (character == "-" && !word.isEmpty) {
                if word.isEmpty { wordStart = offset }
                word.append(character)
            } else {
                closeWord()
                if !character.isWhitespace {
                    let mark = String(character)
                    tokens.append(
                        GrammarToken(text: mark, lower: mark, range: offset..<(offset + length), isWord: false))
                }
                if ".!?…".contains(character) || character.isNewline || tokens.count >= longest { closeSentence() }
            }
            offset += length
        }
        closeWord()
        closeSentence()
        return sentences
    }
}
