import ArgumentParser
import EchoStore
import History

/// The option that says what of others is readable, the same for every way of printing conversations.
struct MaskingArguments: ParsableArguments {
    @Flag(help: "Mask telephone numbers, cards and e-mail addresses; in calls also by [phone] mask.")
    var mask = false

    /// A saved conversation with its messages, masked.
    /// - Throws: that there is none, or that it cannot be read.
    func read(_ id: String, in store: ConversationStore) async throws -> MaskedConversation {
        let mask = choice
        let record = try await SavedConversations.conversation(id, in: store)
        let messages = try await SavedConversations.messages(of: record, in: store)
        return MaskedConversation(
            record: mask.masked(record), messages: mask.masked(messages, of: record), isMasked: mask.masks(record))
    }

    var choice: HistoryMask { mask ? .ofAll : .ofThisProcess }
}
