/// What vi calls text objects: a word, what stands in quotes or between brackets.
extension Composer {
    /// What "iw" or "a(" means here; nil where there is no such thing.
    func object(_ command: ViCommand) -> Range<Int>? {
        let isAll = command.key == "a"
        switch command.argument {
        case "w"?: return words(command.count ?? 1, withBlanks: isAll)
        case let quote? where ["\"", "'", "`"].contains(quote): return quoted(quote, withBlanks: isAll)
        case let sign?: return bracketed(sign, command.count ?? 1, withBrackets: isAll)
        case nil: return nil
        }
    }

    // MARK: - Words

    /// Blanks between words count as words do; with the blanks behind a word, or in front where none are behind.
    private func words(_ count: Int, withBlanks: Bool) -> Range<Int>? {
        guard caret < lineEnd else { return nil }
        let start = caret - written.count(before: caret) { $0 != "\n" && $0.viKind == kind(caret) }
        var end = start
        for _ in 0..<count where end < lineEnd {
            let wasBlank = isBlank(end)
            end = runEnd(end)
            if withBlanks, end < lineEnd, isBlank(end) != wasBlank, wasBlank || isBlank(end) { end = runEnd(end) }
        }
        guard withBlanks, !isBlank(start), !isBlank(end - 1) else { return start..<end }
        return start - blanks(before: start)..<end
    }

    /// Where the characters of one kind end that begin here.
    private func runEnd(_ place: Int) -> Int {
        place + written.count(from: place) { $0 != "\n" && $0.viKind == kind(place) }
    }

    private func blanks(before place: Int) -> Int {
        written.count(before: place) { $0 != "\n" && $0.isWhitespace }
    }

    // MARK: - Quotes

    /// The first pair in the line that does not end before the caret.
    private func quoted(_ quote: Character, withBlanks: Bool) -> Range<Int>? {
        let signs = places(of: quote)
        let pairs = stride(from: 0, to: signs.count - 1, by: 2).map { (signs[$0], signs[$0 + 1]) }
        guard let (open, close) = pairs.first(where: { $0.1 >= caret }) else { return nil }
        guard withBlanks else { return open + 1..<close }
        let behind = written.count(from: close + 1) { $0 != "\n" && $0.isWhitespace }
        return open - (behind == 0 ? blanks(before: open) : 0)..<close + 1 + behind
    }

    /// Where it stands in the line, without a backslash in front.
    private func places(of quote: Character) -> [Int] {
        var isEscaped = false
        return zip(lineStart..<lineEnd, written.text(in: lineStart..<lineEnd)).compactMap { place, character in
            defer { isEscaped = character == "\\" && !isEscaped }
            return character == quote && !isEscaped ? place : nil
        }
    }

    // MARK: - Brackets

    /// The pair around the caret, or the `count`th counted outwards; it may be lines away.
    private func bracketed(_ sign: Character, _ count: Int, withBrackets: Bool) -> Range<Int>? {
        guard let (open, close) = Self.brackets.first(where: { "\($0)\($1)\($2)".contains(sign) }).map({ ($0.0, $0.1) })
        else { return nil }
        var start = written.character(at: caret) == open ? caret + 1 : caret
        for _ in 0..<count {
            start -= 1 + written.count(before: start, while: Self.balance(inner: close, outer: open))
            guard start >= 0 else { return nil }
        }
        let end = start + 1 + written.count(from: start + 1, while: Self.balance(inner: open, outer: close))
        guard end < written.count else { return nil }
        return withBrackets ? start..<end + 1 : start + 1..<end
    }

    /// A pair, and its letter.
    private static let brackets: [(Character, Character, String)] = [
        ("(", ")", "b"), ("[", "]", ""), ("{", "}", "B"), ("<", ">", ""),
    ]

    /// Goes on until a bracket that no other one on the way belongs to.
    private static func balance(inner: Character, outer: Character) -> (Character) -> Bool {
        var depth = 0
        return { character in
            if character == inner { depth += 1 }
            guard character == outer else { return true }
            depth -= 1
            return depth >= 0
        }
    }
}
