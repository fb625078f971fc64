/// A place among the messages of a conversation.
public struct MessageCursor: Sendable, Hashable {
    public let position: Int
    /// Tells apart what has the same position.
    public let number: Int64

    public init(position: Int, number: Int64) {
        self.position = position
        self.number = number
    }
}
