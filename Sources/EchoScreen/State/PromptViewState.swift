import EchoText

/// One line that is asked for below the panes: a search, a filter, a command, a value.
public struct PromptViewState: Sendable, Hashable {
    /// "/", "filter", ":", "Threshold".
    public var label: String
    public var text: String
    /// In front of which character the caret stands.
    public var caret: Int
    /// "3 of 17", "no matches"; at the right.
    public var note: StyledText

    public init(label: String, text: String, caret: Int, note: StyledText = StyledText("")) {
        self.label = label
        self.text = text
        self.caret = caret
        self.note = note
    }
}
