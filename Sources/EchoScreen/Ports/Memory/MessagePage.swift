/// Some messages of a conversation, in order, and where those before and after them are.
public struct MessagePage: Sendable, Hashable {
    public var records: [MessageRecord]
    /// Nil when there are none before.
    public var before: MessageCursor?
    /// Nil when there are none after.
    public var after: MessageCursor?

    public init(records: [MessageRecord], before: MessageCursor? = nil, after: MessageCursor? = nil) {
        self.records = records
        self.before = before
        self.after = after
    }
}
