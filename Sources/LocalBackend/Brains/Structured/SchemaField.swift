/// A property that a text is searched for.
struct SchemaField: Sendable, Hashable {
    /// Nobody writes a longer one out.
    private static let longestName = 80

    /// "due date" for `dueDate` or `due_date`.
    let words: [String]
    /// Nothing else is asked for.
    let isOnly: Bool

    init(name: String, isOnly: Bool = false) {
        words = name.utf8.count > Self.longestName ? [] : ToolWords.split(name)
        self.isOnly = isOnly
    }

    /// Holds what people are called.
    var isName: Bool { words.last == "name" || words.last == "person" }

    /// Holds the text itself.
    var isWholeText: Bool { ["text", "content", "message", "input", "transcript", "query"].contains(words.last ?? "") }
}
