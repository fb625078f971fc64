/// What happens to the program in plain mode, apart from the conversation.
enum PlainEvent: Sendable, Hashable {
    case line(String)
    case endOfInput
    case signal(Int32)
    /// Whoever read the output is gone.
    case outputClosed
    /// The rules want the program to end.
    case left
}
