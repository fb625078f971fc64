/// Finds what was kept.
public protocol ConversationReaderProtocol: Sendable {
    /// Conversations that meet the filter, pinned ones first, then by when they changed last, newest first. A filter with a text
    /// holds for conversations in which a message meets it.
    ///
    /// - Parameters:
    ///   - cursor: where the last page ended; nil for the first.
    ///   - limit: conversations at most, 1–10,000.
    func conversations(_ filter: HistoryFilter, after cursor: ConversationCursor?, limit: Int)
        async throws(StoreError) -> ConversationPage
    /// Nil for one that is not kept. One that was deleted is found until it is purged.
    func conversation(_ id: ConversationID) async throws(StoreError) -> ConversationRecord?
    /// Whether another program that runs has it open, and may add to it.
    func isOpenElsewhere(_ id: ConversationID) async throws(StoreError) -> Bool
    /// The messages of a conversation that were not removed, in order.
    func messages(of id: ConversationID, _ window: MessageWindow, limit: Int) async throws(StoreError) -> MessagePage
    /// What happened in a conversation beside its messages, in order; of more than `limit` the first.
    func events(of id: ConversationID, limit: Int) async throws(StoreError) -> [KeptEvent]
    /// The messages that meet the filter.
    func search(_ filter: HistoryFilter, order: SearchOrder, limit: Int) async throws(StoreError) -> [SearchHit]
    /// A number that is another one whenever this program or another has changed something: read again then.
    func version() async throws(StoreError) -> StoreVersion
}
