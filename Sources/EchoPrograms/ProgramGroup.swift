/// The owner of a started program, with which it ends.
public enum ProgramGroup: Sendable {
    /// A session of its own: no terminal is touched, and whom it started ends with it.
    case session
    /// A session of its own that lives on, with whom it started.
    case released
    /// Ours: it shares the terminal, and Ctrl+Z stops both.
    case terminal
}
