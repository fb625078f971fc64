/// What a person did at the terminal.
public enum TerminalInput: Sendable, Hashable {
    case key(KeyPress)
    /// Text put in as a whole; its lines end in line feeds.
    case paste(String)
}
