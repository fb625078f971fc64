import EchoScreen

/// What a keymap finds for the keys pressed so far.
public enum KeyMatch: Sendable, Hashable {
    case command(Command)
    /// The beginning of something longer.
    case prefix
    case nothing
}
