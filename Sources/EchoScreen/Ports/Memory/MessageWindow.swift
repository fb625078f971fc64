public import Echo

/// Which messages of a conversation are wanted.
public enum MessageWindow: Sendable, Hashable {
    case first
    case last
    case before(MessageCursor)
    case after(MessageCursor)
    /// This message with about as many before it as after it.
    case around(Message.ID)
}
