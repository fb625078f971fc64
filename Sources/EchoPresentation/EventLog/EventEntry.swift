import Echo

/// One event as the log keeps it.
struct EventEntry: Sendable, Hashable {
    let record: WireRecord
    /// The turn it belongs to, from 1; 0 before the first.
    let turn: Int
}
