public import Echo

/// A message of a conversation, where another conversation took its own way.
public struct BranchPoint: Sendable, Hashable {
    public let conversation: ConversationID
    public let message: Message.ID

    public init(conversation: ConversationID, message: Message.ID) {
        self.conversation = conversation
        self.message = message
    }
}
