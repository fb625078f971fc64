/// How far the conversation reached at some moment.
public struct ConversationEnd: Sendable, Hashable {
    /// The last message.
    public var row: Int
    /// How long its text was, in bytes.
    public var offset: Int

    public init(row: Int, offset: Int) {
        self.row = row
        self.offset = offset
    }
}
