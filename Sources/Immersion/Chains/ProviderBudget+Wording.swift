import EchoText

/// What people are told.
extension ProviderBudget {
    /// "$4.10 of this month's $5.00 for providers is spent."; nil where there is no limit.
    var sentence: String? {
        guard let limit else { return nil }
        let amounts = "\(MoneyWording.amount(spent)) of this month's \(MoneyWording.amount(limit)) for providers"
        switch level {
        case .fine: return "\(amounts) was spent."
        case .nearlySpent: return "\(amounts) is spent."
        case .spent: return "\(amounts) is spent: no provider that costs anything is asked until next month."
        }
    }
}
