/// What is to be done in the plain mode.
public enum PlainAction: Sendable, Hashable {
    /// A line for the person, without its line feed.
    case write(String)
    case ask(Intent)
    /// The next line is wanted.
    case read
    /// The program ends with this status.
    case leave(status: Int32)
}
