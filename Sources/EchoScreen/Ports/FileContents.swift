public import Echo

/// The contents of a file that goes with the message that names it.
public enum FileContents: Sendable, Hashable {
    case text(String)
    case picture(Picture)
}
