/// A person's input at the terminal, or the terminal's report about itself.
public enum TerminalInput: Sendable, Hashable {
    case key(KeyPress, KeyPhase = .pressed)
    /// Text put in as a whole; its lines end in line feeds.
    case paste(String)
    case mouse(MouseEvent)
    /// The terminal's window has the keyboard, or no longer.
    case focus(Bool)
    case reply(TerminalReply)
}
