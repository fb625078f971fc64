/// An action of plain mode.
public enum PlainAction: Sendable, Hashable {
    /// A line for the person, without its line feed.
    case write(String)
    /// A line apart from what is said, for standard error.
    case complain(String)
    case ask(Intent)
    /// The next line is wanted.
    case read
    /// Whether the terminal shows what is typed.
    case echo(Bool)
    /// The program ends with this status.
    case leave(status: Int32)
}
