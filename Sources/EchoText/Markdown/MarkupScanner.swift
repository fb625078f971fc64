/// Colours HTML and XML: tags, their attributes, comments.
enum MarkupScanner {
    static func lines(_ code: String) -> [[TextSpan]] {
        var output = CodeLines()
        var state = State.text
        var previous: [Character] = []
        for character in code {
            state = state.next(character, previous)
            output.add(character, state.role)
            previous = previous.suffix(3) + [character]
        }
        return output.lines
    }

    private enum State: Equatable {
        case text, tagName, tag, comment
        case string(Character)
        /// The sign that ends something still belongs to it.
        case closing(TextRole)

        var role: TextRole {
            switch self {
            case .text: .code
            case .tagName: .codeKeyword
            case .tag: .codeType
            case .comment: .codeComment
            case .string: .codeString
            case .closing(let role): role
            }
        }

        func next(_ character: Character, _ previous: [Character]) -> State {
            switch self {
            case .text: character == "<" ? .tagName : .text
            case .closing(.codeString): character == ">" ? .closing(.codeKeyword) : .tag
            case .closing: character == "<" ? .tagName : .text
            case .comment: character == ">" && previous.suffix(2) == ["-", "-"] ? .closing(.codeComment) : .comment
            case .string(let quote): character == quote ? .closing(.codeString) : self
            case .tagName where previous.suffix(3) == ["<", "!", "-"] && character == "-": .comment
            case .tagName, .tag: insideTag(character)
            }
        }

        private func insideTag(_ character: Character) -> State {
            switch character {
            case ">": .closing(.codeKeyword)
            case "\"", "'": .string(character)
            case " ", "\n": .tag
            default: self
            }
        }
    }
}
