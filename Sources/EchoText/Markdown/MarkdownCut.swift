/// Says where a section that is too long is cut, and what its rest needs to be understood.
enum MarkdownCut {
    /// Bytes of `window` in the first piece.
    static func length(of window: String, _ kind: MarkdownTree.Kind?) -> Int {
        switch kind {
        case nil, .paragraph, .heading: words(window)
        case .list, .quote: block(window) ?? line(window) ?? words(window)
        default: line(window) ?? words(window)
        }
    }

    /// The first lines of code and of a table say what the others are.
    static func prologue(for piece: String, _ kind: MarkdownTree.Kind?, after prologue: String) -> String {
        guard prologue.isEmpty else { return prologue }
        switch kind {
        case .codeBlock: return fence(piece)
        case .table: return lines(piece, 2)
        default: return ""
        }
    }

    /// Code that is indented says so on each line.
    private static func fence(_ piece: String) -> String {
        let line = lines(piece, 1)
        let mark = line.drop { $0 == " " }.prefix(3)
        return mark == "```" || mark == "~~~" ? line : ""
    }

    private static func lines(_ text: String, _ count: Int) -> String {
        text.split(separator: "\n", maxSplits: count, omittingEmptySubsequences: false).prefix(count)
            .map { $0 + "\n" }.joined()
    }

    /// In front of a word, so that the rest is not taken for an item or a heading.
    private static func words(_ window: String) -> Int {
        let bytes = Array(window.utf8)
        var index = bytes.count - 1
        while index > bytes.count / 2 {
            if " \n".utf8.contains(bytes[index - 1]), isLetter(bytes[index]) { return index }
            index -= 1
        }
        return TextCut.place(in: window, from: 0, to: window.utf8.count)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) }

    /// Behind the last whole line.
    private static func line(_ window: String) -> Int? {
        window.utf8.lastIndex(of: 0x0A).map { window.utf8.distance(from: window.startIndex, to: $0) + 1 }
    }

    /// In front of the last line that is not indented: an item begins there, or a line of a quote.
    private static func block(_ window: String) -> Int? {
        let bytes = Array(window.utf8)
        var index = bytes.count - 1
        while index > 1 {
            if bytes[index - 1] == 0x0A, !" \n".utf8.contains(bytes[index]) { return index }
            index -= 1
        }
        return nil
    }
}
