/// Commands that belong together; the keymap adds the keys.
public struct HelpSection: Sendable, Hashable {
    public var title: String
    public var entries: [HintViewState]
    /// A paragraph below the entries; may be empty.
    public var note: String

    public init(title: String, entries: [HintViewState] = [], note: String = "") {
        self.title = title
        self.entries = entries
        self.note = note
    }
}
