/// What a conversation takes along into another session or another mode.
struct ConversationMemory: Sendable {
    var messages: [Message] = []
    var settings: SessionSettings
    var spending: Spending
}
