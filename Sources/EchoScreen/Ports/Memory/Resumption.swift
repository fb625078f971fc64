/// With which kept conversation the program begins.
public enum Resumption: Sendable, Hashable {
    /// The one that was held last.
    case last
    case conversation(ConversationID)
}
