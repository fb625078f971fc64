/// How far the copy of a recording is.
public enum CopyStep: Sendable, Hashable {
    /// The call goes on, and is recorded.
    case expected
    /// It may be there from now on.
    case begun
    case made
    /// There is no recording after all.
    case dropped
}
