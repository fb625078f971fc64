/// The state that a conversation takes along into another session or another mode.
struct ConversationMemory: Sendable {
    var messages: [Message] = []
    var settings: SessionSettings
    var spending: Spending
    /// Whether the user has muted the microphone. Nothing but the user's wish changes it.
    var isMuted = false
    /// What was said so far, for a leg that will be told the messages when it stands.
    var earlier: [Message] = []
    /// The model that the conversation writes with; nil where none was chosen.
    var textModel: String?

    /// The same wishes, with nothing said yet.
    var forgotten: ConversationMemory {
        ConversationMemory(
            settings: settings, spending: spending.forgotten, isMuted: isMuted, textModel: textModel)
    }

    /// The same wishes, for a leg that will be told the messages when it stands.
    var untold: ConversationMemory {
        var it = self
        (it.messages, it.earlier) = ([], messages)
        return it
    }
}
