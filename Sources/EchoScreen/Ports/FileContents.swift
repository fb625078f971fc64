public import Echo

/// What goes with a message of a file that it names.
public enum FileContents: Sendable, Hashable {
    case text(String)
    case picture(Picture)
}
