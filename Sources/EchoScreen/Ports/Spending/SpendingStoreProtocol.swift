/// Keeps what was spent, of all programs of this person together. Deleting conversations changes nothing of it.
public protocol SpendingStoreProtocol: Sendable {
    /// Adds to what was spent and returns at once: it is written a moment later, with what was said.
    func note(spent amounts: [SpendingAmount])
    /// What was spent from one day through another, by day, model and modality, after what was noted before.
    func spending(from first: SpendingDay, through last: SpendingDay) async throws(StoreError) -> [SpendingAmount]
}
