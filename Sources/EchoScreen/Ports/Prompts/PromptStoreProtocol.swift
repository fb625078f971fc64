public import Foundation

/// Keeps prompts. Each returns when it is written; of a prompt that two programs change, the last change holds.
public protocol PromptStoreProtocol: Sendable {
    /// Those that were not deleted, by name.
    func prompts() async throws(StoreError) -> [SavedPrompt]
    /// Keeps a prompt that is new or was changed. A default one takes the place of the one before.
    ///
    /// - Throws: `nameTaken` when another has its name, however that is capitalised.
    func save(_ prompt: SavedPrompt) async throws(StoreError)
    /// Takes a prompt out of the library. It can be restored for a day.
    func delete(_ id: PromptID, at date: Date) async throws(StoreError)
    /// Undoes `delete`. Where its name was taken meanwhile, it is given another.
    func restore(_ id: PromptID) async throws(StoreError)
}
