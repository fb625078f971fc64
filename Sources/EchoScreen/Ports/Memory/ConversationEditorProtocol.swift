public import Foundation

/// Puts what was kept in order. Each returns when it is written.
public protocol ConversationEditorProtocol: Sendable {
    func rename(_ id: ConversationID, to title: String) async throws(StoreError)
    func pin(_ id: ConversationID, _ isPinned: Bool) async throws(StoreError)
    /// Takes conversations out of the list, until they are restored or purged.
    func delete(_ ids: [ConversationID], at date: Date) async throws(StoreError)
    /// Undoes `delete`.
    func restore(_ ids: [ConversationID]) async throws(StoreError)
    /// Removes conversations for good, with all that belongs to them. The last bytes are taken out of the files after that, in
    /// the background.
    func purge(_ ids: [ConversationID]) async throws(StoreError)
    /// A new conversation with a copy of all messages up to one of them, that one included.
    ///
    /// - Returns: the new conversation, which is not open.
    func branch(from point: BranchPoint, as id: ConversationID, at date: Date) async throws(StoreError)
        -> ConversationRecord
}
