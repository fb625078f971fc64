public import EchoScreen

/// What was spent is kept in the database of the conversations, and apart from them.
extension ConversationStore: SpendingStoreProtocol {
    public func note(spent amounts: [SpendingAmount]) { note(.spent(amounts)) }

    public func spending(from first: SpendingDay, through last: SpendingDay)
        async throws(StoreError) -> [SpendingAmount]
    {
        await flush()
        return try await access.read { try SpendingLedger.amounts(from: first, through: last, in: $0) }
    }
}
