import EchoScreen

/// The result of looking up the keys pressed so far in a keymap.
public enum KeyMatch: Sendable, Hashable {
    case command(Command)
    /// The beginning of something longer.
    case prefix
    case nothing
}
