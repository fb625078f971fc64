/// How what was spent is looked at.
struct SpendingView: Sendable, Hashable {
    enum Period: Sendable, Hashable { case days, months }
    enum Parts: Sendable, Hashable { case modalities, models }

    var period = Period.days
    var parts = Parts.modalities
}
