/// An event, and whose it is.
public struct ConversationEvent: Sendable, Hashable {
    /// `Conversation.id`; nil for what concerns all of them, such as servers of tools.
    public let conversationID: String?
    public let event: EchoEvent
}
