/// Takes a text apart into words, numbers and signs.
struct UtteranceTokens {
    struct Token: Hashable {
        var word: String
        /// Where it stands in the text.
        var range: Range<String.Index>
    }

    private static let signs: Set<Character> = [
        "+", "-", "−", "*", "×", "/", "÷", "^", "(", ")", "%", "=", "°", "√", "²", "³",
    ]

    private let characters: [Character]
    private let indices: [String.Index]
    private var word = ""
    private var start = 0
    private var tokens: [Token] = []

    static func all(in text: Substring) -> [Token] {
        var reader = UtteranceTokens(text)
        return reader.read()
    }

    private init(_ text: Substring) {
        characters = text.map { $0 == "’" ? "'" : $0 }
        indices = Array(text.indices) + [text.endIndex]
    }

    private mutating func read() -> [Token] {
        ReadingEffort.count(characters.count)
        for index in characters.indices { take(index) }
        flush(at: characters.count)
        return tokens
    }

    private mutating func take(_ index: Int) {
        let character = characters[index]
        let figures = figures(after: index)
        let isInNumber = word.last?.isNumber == true
        let isDecimalPoint = character == "." && figures > 0 && (word.isEmpty || isInNumber)
        if character.isLetter || character.isNumber || character == "'" || isDecimalPoint {
            if isInNumber, character.isLetter { flush(at: index) }
            if word.isEmpty { start = index }
            if word.isEmpty, isDecimalPoint { word = "0" }
            word += character.lowercased()
        } else if !(character == "," && isInNumber && figures == 3) {
            flush(at: index)
            guard Self.signs.contains(character), !isHyphen(index) else { return }
            tokens.append(Token(word: String(character), range: indices[index]..<indices[index + 1]))
        }
    }

    /// Up to four, which are no thousands.
    private func figures(after index: Int) -> Int { characters[(index + 1)...].prefix(4).prefix { $0.isNumber }.count }

    private func isHyphen(_ index: Int) -> Bool {
        characters[index] == "-" && index > 0 && characters[index - 1].isLetter && index + 1 < characters.count
            && characters[index + 1].isLetter
    }

    private mutating func flush(at end: Int) {
        if !word.isEmpty { tokens.append(Token(word: word, range: indices[start]..<indices[end])) }
        word = ""
    }
}
