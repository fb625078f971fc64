/// Tells how the store of conversations fares.
public protocol ConversationStoreNewsProtocol: Sendable {
    /// What happens from now on, and, for the first who asks, what happened before. Each kind of trouble is told once, when it
    /// begins, and once when it is over.
    func news() -> AsyncStream<StoreNews>
}
