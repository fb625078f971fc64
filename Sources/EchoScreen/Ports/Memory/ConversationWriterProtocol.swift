/// Keeps conversations as they happen.
public protocol ConversationWriterProtocol: Sendable {
    /// Takes a change, in order, and returns at once: it is written a moment later, with others. Nothing waits for a disk that
    /// is slow or full; what comes of it is told by `ConversationStoreNewsProtocol`.
    func note(_ change: ConversationChange)
    /// Returns when everything that was noted before is written, or could not be written now.
    func flush() async
}
