/// What a gate that asks for a PIN wants done.
public enum PINStep: Sendable, Hashable {
    /// Say that a PIN is wanted.
    case ask(triesLeft: Int)
    /// Let the caller in.
    case open
    /// Say goodbye and hang up. The caller ran out of tries, or of time.
    case close
}
