/// The answer to a PIN that was tried.
public enum PINAnswer: Sendable, Hashable {
    case right
    /// So many tries are left before there is a pause.
    case wrong(left: Int)
    /// None is looked at for so long.
    case paused(Duration)
    /// The one that is kept cannot be read now.
    case unreachable
}
