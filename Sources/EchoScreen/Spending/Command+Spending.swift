/// What can be looked at of what was spent.
extension Command {
    public static let showSpending = Command("showSpending")
    /// The day or the month before the selected one, and the one after it.
    public static let spendingEarlier = Command("spending.earlier")
    public static let spendingLater = Command("spending.later")
    /// Between the last days and the last months.
    public static let spendingPeriod = Command("spending.period")
    /// Between modalities and models.
    public static let spendingParts = Command("spending.parts")
}

extension KeyContext {
    /// The chart of what was spent.
    public static let spending = KeyContext("spending", place: "in the spending")
}

extension Situation.Fact {
    /// The chart of what was spent is open.
    public static let looksAtSpending = Self("spending.looks")
}
