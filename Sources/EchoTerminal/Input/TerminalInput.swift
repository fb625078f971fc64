/// What a person did at the terminal, or what the terminal said of itself.
public enum TerminalInput: Sendable, Hashable {
    case key(KeyPress, KeyPhase = .pressed)
    /// Text put in as a whole; its lines end in line feeds.
    case paste(String)
    case mouse(MouseEvent)
    /// The terminal's window has the keyboard, or no longer.
    case focus(Bool)
    case reply(TerminalReply)
}
