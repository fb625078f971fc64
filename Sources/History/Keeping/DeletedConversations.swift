import EchoScreen

/// Conversations that were deleted, and can be restored until the program ends.
struct DeletedConversations: Sendable {
    private(set) var ids: [ConversationID] = []
    /// What was kept of the conversation that was under way when it was deleted.
    private var rules: HistoryRules?

    /// - Parameter current: what is kept of the conversation under way, which may be this one.
    mutating func add(_ id: ConversationID, while current: HistoryRules) {
        if id == current.conversation { rules = current }
        ids.append(id)
    }

    /// The one that was deleted last, with what was kept of it if it was under way; nil where there is none.
    mutating func takeLast() -> (id: ConversationID, rules: HistoryRules?)? {
        guard let id = ids.popLast() else { return nil }
        return (id, rules?.conversation == id ? rules : nil)
    }
}
