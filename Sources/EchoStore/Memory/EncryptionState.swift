import GRDB

/// Whether texts are encrypted, and whether all are by now.
struct EncryptionState: Hashable {
    let isOn: Bool
    /// Nothing is left of the other state: in no row, page or backup.
    let isComplete: Bool
    /// Counts how often it was turned on or off.
    let epoch: Int64
    /// Counts changes of messages while it is on.
    let revision: Int64

    /// Whether a row may be sealed.
    var isSealed: Bool { isOn || !isComplete }

    init(in database: Database) throws {
        let row = try Row.fetchOne(database, sql: "SELECT is_on, is_complete, epoch, revision FROM encryption")
        (isOn, isComplete) = (row?[0] ?? false, row?[1] ?? true)
        (epoch, revision) = (row?[2] ?? 0, row?[3] ?? 0)
    }
}
