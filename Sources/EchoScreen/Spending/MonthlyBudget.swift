public import Foundation

extension Preferences {
    /// US dollars that all conversations of a month may cost; nil for no limit.
    public var monthlyBudget: Decimal? { values[.monthlyBudget].flatMap(DollarLadder.dollars) }
}

extension StoredPreferences {
    /// US dollars a month; nil for no budget. One that cannot be read any more stands as it was before.
    public func monthlyBudget(before: Decimal?) -> Decimal? {
        chosen.monthlyBudget ?? (problems.isEmpty ? nil : before)
    }
}

extension SettingID {
    /// US dollars that all conversations of a month may cost.
    package static let monthlyBudget = SettingID("budget.monthly")
}
