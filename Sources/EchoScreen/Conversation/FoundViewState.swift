import EchoText

/// The words that are looked for in the conversation, and which of the places is shown now.
public struct FoundViewState: Sendable, Hashable {
    public var words: String
    public var row: Int
    /// Where they begin, in bytes of the message's text.
    public var offset: Int

    /// "3 of 17".
    public var note: StyledText

    public init(words: String, row: Int, offset: Int, note: StyledText = StyledText("")) {
        self.words = words
        self.row = row
        self.offset = offset
        self.note = note
    }
}
