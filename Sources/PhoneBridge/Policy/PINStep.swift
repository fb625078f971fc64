/// A step of a gate that asks for a PIN.
public enum PINStep: Sendable, Hashable {
    /// Why somebody is not let in.
    public enum Failure: Sendable, Hashable {
        case wrong
        /// Nothing was typed in time.
        case missing
    }

    /// Say that a PIN is wanted.
    case ask
    case askAgain(Failure)
    /// Let the caller in.
    case open
    /// Say goodbye and hang up. The caller ran out of tries.
    case close(Failure)
}
