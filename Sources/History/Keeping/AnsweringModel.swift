import Echo

/// How a conversation is held at a moment, and who answers in it.
struct AnsweringModel: Sendable, Hashable {
    var mode: ConversationMode
    /// Nil while nobody knows.
    var name: String?

    init(_ mode: ConversationMode, _ name: String?) { (self.mode, self.name) = (mode, name) }
}
