/// One screen row of a message.
enum MessageLine: Sendable, Hashable {
    case header
    /// The call of a tool: sign, name, arguments and outcome in one line.
    case tool
    /// What a call that waits for a decision is to be given, whole.
    case arguments(String)
    case question
    case output
    case body(WrappedLine)
    case mark(String)
    case blank
}
