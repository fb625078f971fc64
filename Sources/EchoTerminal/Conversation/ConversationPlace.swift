/// A screen row within the conversation: the line of a part of a message.
struct ConversationPlace: Sendable, Hashable, Comparable {
    var row: Int
    var part: Int
    var line: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.row, left.part, left.line) < (right.row, right.part, right.line)
    }
}
