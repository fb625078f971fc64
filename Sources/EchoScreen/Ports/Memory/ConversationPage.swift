/// Some conversations of a list, and where the next ones begin.
public struct ConversationPage: Sendable, Hashable {
    public var records: [ConversationRecord]
    /// Nil when there are no more.
    public var next: ConversationCursor?

    public init(records: [ConversationRecord], next: ConversationCursor?) {
        self.records = records
        self.next = next
    }
}
