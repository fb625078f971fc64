import EchoText

/// Measures and cuts text in terminal columns.
enum TextWidth {
    static func columns(of text: some StringProtocol) -> Int {
        if let plain = asciiColumns(text) { return plain }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    static func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
        return Glyph.columns(of: character)
    }

    /// The text cut to `columns`, with an ellipsis where something is missing.
    static func truncate(_ text: String, to columns: Int) -> String {
        guard columns > 0 else { return "" }
        guard self.columns(of: text) > columns else { return text }
        return prefix(of: text, columns: columns - 1) + "…"
    }

    /// The same, cut between words where one ends in the second half.
    static func truncate(_ text: String, to columns: Int, atWords: Bool) -> String {
        let cut = truncate(text, to: columns)
        guard atWords, cut != text else { return cut }
        let head = cut.dropLast()
        if text.dropFirst(head.count).first == " " { return head.trimmed + "…" }
        guard let blank = head.lastIndex(of: " "), head.distance(from: head.startIndex, to: blank) * 2 > head.count
        else { return cut }
        return head[..<blank].trimmed + "…"
    }

    /// The text cut to `columns` from its end: what is typed or what a path ends with is what matters.
    static func truncateHead(_ text: String, to columns: Int) -> String {
        guard columns > 0 else { return "" }
        guard self.columns(of: text) > columns else { return text }
        return "…" + String(prefix(of: String(text.reversed()), columns: columns - 1).reversed())
    }

    static func padded(_ text: String, to columns: Int) -> String {
        let cut = truncate(text, to: columns)
        return cut + String(repeating: " ", count: max(0, columns - self.columns(of: cut)))
    }

    static func rightAligned(_ text: String, to columns: Int) -> String {
        let cut = truncate(text, to: columns)
        return String(repeating: " ", count: max(0, columns - self.columns(of: cut))) + cut
    }

    static func prefix(of text: String, columns: Int) -> String {
        var used = 0
        var result = ""
        for character in text {
            used += self.columns(of: character)
            if used > columns { break }
            result.append(character)
        }
        return result
    }

    private static func asciiColumns(_ text: some StringProtocol) -> Int? {
        let bytes = text.utf8
        return bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
    }
}
