/// Why the store did not do it. It names fields and codes, never values, addresses or passwords.
public enum CallStoreError: Error, Sendable, Hashable {
    /// It cannot be reached now; later is another matter.
    case unavailable
    /// What a record belongs to is not there.
    case notFound
    /// Another call has the SID.
    case duplicate
    /// Nothing so long can be kept in the field.
    case tooLong(field: String)
    /// It refused, with the code of the database: five letters and digits.
    case refused(code: String)
    /// What it gave back is no record.
    case unreadable(field: String)
    /// A newer program keeps its calls there in another way.
    case tooNew
}
