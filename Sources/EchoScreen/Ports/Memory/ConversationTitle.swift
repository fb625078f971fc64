import EchoText

/// The title of a conversation, and who gave it.
public struct ConversationTitle: Sendable, Hashable {
    /// The author of the title. A later one of these is never replaced by an earlier one.
    public enum Origin: Int, Sendable, Hashable, CaseIterable {
        case none, firstWords, model, person
    }

    public var text: String
    public var origin: Origin

    public init(_ text: String, _ origin: Origin) {
        self.text = text
        self.origin = origin
    }

    /// Of a conversation in which nothing was said yet.
    public static let none = ConversationTitle("", .none)
}

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
