import EchoApp
import EchoScreen
import EchoStore

/// The saved prompts of this person, for one command.
enum SavedPrompts {
    static func use<Value>(_ body: (any PromptStoreProtocol) async throws -> Value) async throws -> Value {
        try await SavedConversations.use { try await body($0) }
    }

    /// By its name, however that is capitalised, or by what alone begins so, as `/prompt` does.
    static func prompt(_ name: String, in store: any PromptStoreProtocol) async throws -> SavedPrompt {
        let prompts = try await store.prompts()
        guard let prompt = PromptNames.prompt(name, among: prompts) else {
            throw Failure("There is no prompt called \(name). echo-tui prompt list lists them.")
        }
        return prompt
    }
}
