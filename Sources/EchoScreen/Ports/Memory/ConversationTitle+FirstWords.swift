import EchoText

extension ConversationTitle {
    /// Characters of a title, so that it fits a row of the list.
    private static let longest = 60

    /// What a conversation is called after what was said first: as many whole words as fit. Nil where there are none.
    public static func firstWords(of text: String) -> ConversationTitle? {
        let line = Redactor.redacted(Sanitizer.line(text)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !line.isEmpty else { return nil }
        guard line.count > longest else { return ConversationTitle(line, .firstWords) }
        let start = line.prefix(longest - 1)
        let words = line[start.endIndex].isWhitespace ? start : start.lastIndex(of: " ").map { start[..<$0] } ?? start
        return ConversationTitle(words.trimmed + "…", .firstWords)
    }
}
