/// How the groups of a number are put together: "($1) $2-$3".
struct NumberTemplate: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
        case literal(Character)
        /// From 0.
        case group(Int)
    }

    let pieces: [Piece]

    init(_ text: some StringProtocol) {
        var pieces: [Piece] = []
        var isGroup = false
        for character in text {
            if isGroup, let number = character.wholeNumberValue, number > 0 {
                pieces.append(.group(number - 1))
                isGroup = false
            } else {
                isGroup = character == "$"
                if !isGroup { pieces.append(.literal(character)) }
            }
        }
        self.pieces = pieces
    }

    func text(of groups: [String?]) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let character): String(character)
            case .group(let index): groups.indices.contains(index) ? groups[index] ?? "" : ""
            }
        }.joined()
    }

    /// As far as the digits go, each group as wide as it may be. A bracket is closed when its group is whole.
    func text(filledWith digits: String, widths: [Int]) -> String {
        var (waiting, text, isCut) = (digits[...], "", false)
        for piece in pieces where !isCut {
            switch piece {
            case .literal(let character):
                guard !waiting.isEmpty || character == ")" else { return text }
                text.append(character)
            case .group(let index):
                let width = widths.indices.contains(index) ? widths[index] : 0
                isCut = waiting.count < width
                text += waiting.prefix(width)
                waiting = waiting.dropFirst(width)
            }
        }
        return text + waiting
    }
}
