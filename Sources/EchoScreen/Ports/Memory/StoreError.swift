public import Echo

/// Why conversations are not kept, or not found.
public enum StoreError: Error, Sendable, Hashable {
    case diskFull
    /// The file or its folder cannot be written.
    case readOnly(path: String)
    case permissionDenied(path: String)
    /// Another program writes for longer than is waited.
    case locked
    case damaged(path: String)
    /// Written by a newer version of the program, which names its changes of the schema; the unknown one is told.
    case newer(schema: String)
    case notFound(ConversationID)
    case messageNotFound(Message.ID)
    /// Another prompt has this name.
    case nameTaken(String)
    /// What was said is encrypted, and there is no key to it.
    ///
    /// - Parameter reason: why, and what to do; whole sentences.
    case noKey(reason: String)
    /// The store was closed already.
    case closed
    /// Whoever asked did not want it any more.
    case cancelled
    /// The database's own code and words, which hold nothing of what was said.
    case other(code: Int, reason: String)
}
