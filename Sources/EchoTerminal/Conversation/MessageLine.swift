/// One screen row of a message.
enum MessageLine: Sendable, Hashable {
    case header
    case body(WrappedLine)
    case mark(String)
    case blank
}
