/// What was asked of the store for the panel that is open.
struct HistoryBrowsing: Sendable {
    /// The filter whose conversations are shown or on their way; nil before the first.
    var filter: String?
    /// Where the list goes on; nil at its end.
    var next: ConversationCursor?
    /// As they are listed, by their place in the list.
    var records: [ConversationRecord] = []
    /// The conversation that is read, and where its messages go on.
    var reading: ConversationID?
    var nextMessage: MessageCursor?
    /// The change under way: the next one waits for it.
    var change: Task<Void, Never>?

    subscript(_ id: String) -> ConversationRecord? { records.first { $0.id.rawValue == id } }
}
