import EchoScreen

/// Where a conversation took its own way, as an export has it.
struct OriginDocument: Codable {
    let conversation, message: String

    init(_ point: BranchPoint) { (conversation, message) = (point.conversation.rawValue, point.message) }

    var point: BranchPoint { BranchPoint(conversation: ConversationID(conversation), message: message) }
}
