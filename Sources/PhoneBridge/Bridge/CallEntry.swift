/// Whether a call that is there begins.
enum CallEntry: Sendable, Hashable {
    case begun
    /// One of its name goes on.
    case known
    /// The limits were reached meanwhile.
    case refused(CallRefusal)
}
