public import EchoScreen
public import Foundation

/// Prompts are kept in the database of the conversations.
extension ConversationStore: PromptStoreProtocol {
    public func prompts() async throws(StoreError) -> [SavedPrompt] {
        // None without the key: what could not be read would be applied, or written back.
        if try await access.read(PromptLibrary.isSealed) { try await keys.fetch() }
        return try await access.read { try PromptLibrary.all(in: $0) }
    }

    public func save(_ prompt: SavedPrompt) async throws(StoreError) {
        try await fetchKey()
        try await access.write { try PromptLibrary.save(prompt, in: $0) }
    }

    public func delete(_ id: PromptID, at date: Date) async throws(StoreError) {
        try await access.write { try PromptLibrary.delete(id, at: date, in: $0) }
    }

    public func restore(_ id: PromptID) async throws(StoreError) {
        try await access.write { try PromptLibrary.restore(id, in: $0) }
    }
}
