public import Foundation

/// A place in the list of conversations.
public struct ConversationCursor: Sendable, Hashable {
    public let isPinned: Bool
    public let changedAt: Date
    /// Tells apart what changed at the same time.
    public let number: Int64

    public init(isPinned: Bool, changedAt: Date, number: Int64) {
        self.isPinned = isPinned
        self.changedAt = changedAt
        self.number = number
    }
}
