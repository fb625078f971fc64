/// A property that a text is searched for.
struct SchemaField: Sendable, Hashable {
    /// Of the property: `dueDate`, `due_date`.
    var name: String
    /// Nothing else is asked for.
    var isOnly: Bool

    /// "due date".
    var words: [String] { ToolWords.split(name) }

    /// Holds what people are called.
    var isName: Bool { words.last == "name" || words.last == "person" }

    /// Holds the text itself.
    var isWholeText: Bool { ["text", "content", "message", "input", "transcript", "query"].contains(words.last ?? "") }
}
