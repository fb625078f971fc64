/// A screen row within the conversation: the line of a message.
struct ConversationPlace: Sendable, Hashable, Comparable {
    var row: Int
    var line: Int

    static func < (left: Self, right: Self) -> Bool { (left.row, left.line) < (right.row, right.line) }
}
