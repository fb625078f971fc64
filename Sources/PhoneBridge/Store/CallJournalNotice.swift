/// A notice about the saving of calls. Each is given once.
public enum CallJournalNotice: Sendable, Hashable {
    /// The store is away: what comes waits, and calls go on.
    case away
    /// The store is back. So much of what came meanwhile found no room.
    case back(dropped: Int)
    /// The program ends, and the store is still away: so much is not kept in it.
    case lost(Int)
    /// The store does not take something, now or later.
    case refused(CallStoreError)
}
