public import Echo
public import Foundation

/// A message as it is kept: with its place in its conversation.
public struct MessageRecord: Sendable, Hashable {
    public let conversation: ConversationID
    /// What a conversation's messages are ordered by, and never by a clock. Two may share one: then the older comes first.
    public var position: Int
    /// Role, text, status with how much of it was heard, times, usage, cost and tool call. Times are kept to the millisecond;
    /// of a running tool's progress nothing is kept.
    public var message: Message
    public var finishedAt: Date?
    public var mode: ConversationMode
    public var model: String?
    /// Whether it is no longer part of the conversation; it is kept until the conversation is purged.
    public var isRemoved = false
    /// Whether its program ended before it was finished; its text is as far as it had come.
    public var wasCut = false
    /// Which state of its text this one follows: 0 for one that was never read from the store.
    public var version = 0
    /// What it said before other programs wrote over it, the oldest first; read, never written.
    public var earlierTexts: [EarlierText] = []
    /// Whether there is no key to its text.
    public var isUnreadable = false

    public init(
        conversation: ConversationID, position: Int, message: Message, finishedAt: Date? = nil,
        mode: ConversationMode, model: String? = nil
    ) {
        self.conversation = conversation
        self.position = position
        self.message = message
        self.finishedAt = finishedAt
        self.mode = mode
        self.model = model
    }
}
