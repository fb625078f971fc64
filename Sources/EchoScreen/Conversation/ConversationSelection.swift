/// The selection in the conversation, by the ids of its messages: rows move when others come or go.
struct ConversationSelection: Sendable, Hashable {
    /// The message that is moved from one to the next.
    var id: String
    /// Where a range of messages began.
    var anchor: String?
    /// Where the selected code stands in the message, in bytes of what is shown.
    var code: Range<Int>?
}
