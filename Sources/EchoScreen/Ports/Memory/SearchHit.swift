public import Echo
public import Foundation

/// A message in which the words that were searched for stand.
public struct SearchHit: Sendable, Hashable {
    public let conversation: ConversationID
    public let conversationTitle: String
    public let message: Message.ID
    public let position: Int
    public let role: Message.Role
    public let createdAt: Date
    public let snippet: SearchSnippet
    /// How well it fits: the higher, the better. Comparable within one search only; zero where hits are not ranked.
    public let rank: Double
    /// It was found by what it means, and not by its words.
    public var isByMeaning = false

    public init(
        conversation: ConversationID, conversationTitle: String, message: Message.ID, position: Int,
        role: Message.Role, createdAt: Date, snippet: SearchSnippet, rank: Double
    ) {
        self.conversation = conversation
        self.conversationTitle = conversationTitle
        self.message = message
        self.position = position
        self.role = role
        self.createdAt = createdAt
        self.snippet = snippet
        self.rank = rank
    }
}
