import Echo

/// One event as the log keeps it.
struct EventEntry: Sendable, Hashable {
    let record: WireRecord
    /// The turn it belongs to, from 1; 0 before the first.
    let turn: Int
    /// Counts from 0 in the order of the log, where those of the wire and others stand between one another.
    let number: Int

    /// - Parameter number: nil for the record's own.
    init(record: WireRecord, turn: Int, number: Int? = nil) {
        (self.record, self.turn, self.number) = (record, turn, number ?? record.id)
    }
}
