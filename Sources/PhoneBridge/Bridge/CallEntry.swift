/// Whether a call that is there begins.
enum CallEntry: Sendable, Hashable {
    case begun
    /// No place was kept for it: another bridge was asked.
    case begunUnannounced
    /// One of its name goes on.
    case known
    /// The limits were reached meanwhile.
    case refused(CallRefusal)
}
