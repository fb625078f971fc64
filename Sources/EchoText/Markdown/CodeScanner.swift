/// One pass over code: comments, strings, numbers and words.
struct CodeScanner {
    private let characters: [Character]
    private let language: CodeLanguage
    private var index = 0
    private var output = CodeLines()

    init(_ code: String, _ language: CodeLanguage) {
        characters = Array(code)
        self.language = language
    }

    mutating func lines() -> [[TextSpan]] {
        while index < characters.count { step() }
        return output.lines
    }

    private mutating func step() {
        let character = characters[index]
        if let comment = language.blockComment, isAt(comment.open) {
            take(through: comment.close, from: comment.open.count, .codeComment)
        } else if startsLineComment {
            take(while: { $0 != "\n" }, .codeComment)
        } else if let quote = language.quotes.first(where: isAt) {
            takeString(quote)
        } else if character.isNumber, character.isASCII {
            take(while: { $0.isASCII && ($0.isNumber || $0.isLetter || $0 == "." || $0 == "_") }, .codeNumber)
        } else if character.isLetter || character == "_" || character == "@" {
            takeWord()
        } else {
            output.add(character, .code)
            index += 1
        }
    }

    /// A sign within a word begins no comment: "a#b", "$#".
    private var startsLineComment: Bool {
        guard let comment = language.lineComments.first(where: isAt) else { return false }
        guard comment == "#" || comment == ";" else { return true }
        return index == 0 || characters[index - 1].isWhitespace
    }

    private func isAt(_ text: String) -> Bool {
        var place = index
        for character in text {
            guard place < characters.count, characters[place] == character else { return false }
            place += 1
        }
        return true
    }

    private mutating func take(while fits: (Character) -> Bool, _ role: TextRole) {
        while index < characters.count, fits(characters[index]) { takeOne(role) }
    }

    private mutating func take(through end: String, from offset: Int, _ role: TextRole) {
        for _ in 0..<offset where index < characters.count { takeOne(role) }
        while index < characters.count {
            if isAt(end) {
                for _ in end { takeOne(role) }
                return
            }
            takeOne(role)
        }
    }

    /// A string that is not closed ends with its line, unless its quotes may hold lines.
    private mutating func takeString(_ quote: String) {
        let role: TextRole = isKey(after: quote) ? .codeType : .codeString
        for _ in quote { takeOne(role) }
        while index < characters.count {
            if characters[index] == "\n", quote.count == 1, quote != "`" { return }
            if characters[index] == "\\", index + 1 < characters.count, characters[index + 1] != "\n" {
                takeOne(role)
            } else if isAt(quote) {
                for _ in quote { takeOne(role) }
                return
            }
            takeOne(role)
        }
    }

    /// A name in data stands in front of a colon; it is looked for on its line only.
    private func isKey(after quote: String) -> Bool {
        guard language.hasKeys else { return false }
        var place = index + quote.count
        let end = min(characters.count, place + 200)
        while place < end, characters[place] != "\n", String(characters[place]) != quote { place += 1 }
        place += 1
        while place < end, characters[place] == " " { place += 1 }
        return place < end && (characters[place] == ":" || characters[place] == "=")
    }

    private mutating func takeWord() {
        let start = index
        while index < characters.count, isWordPart(characters[index]) { index += 1 }
        if index == start { index += 1 }
        output.add(String(characters[start..<index]), role(of: String(characters[start..<index])))
    }

    private func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "@"
            || (character == "-" && language.hasKeys)
    }

    private func role(of word: String) -> TextRole {
        let known = language.ignoresCase ? word.lowercased() : word
        if language.keywords.contains(known) { return .codeKeyword }
        if language.types.contains(known) { return .codeType }
        if word.hasPrefix("@") { return .codeKeyword }
        if language.hasKeys, isFollowed(by: [":", "="]) { return .codeType }
        return language.capitalsAreTypes && word.first?.isUppercase == true ? .codeType : .code
    }

    private func isFollowed(by signs: Set<Character>) -> Bool {
        var place = index
        while place < characters.count, characters[place] == " " { place += 1 }
        return place < characters.count && signs.contains(characters[place])
    }

    private mutating func takeOne(_ role: TextRole) {
        guard index < characters.count else { return }
        output.add(characters[index], role)
        index += 1
    }
}
