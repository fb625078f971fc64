/// Whether something may be sent.
enum Admission: Sendable, Hashable {
    case now
    /// Ask again then.
    case after(Duration)
}
