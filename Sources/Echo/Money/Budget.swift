public import Foundation

/// What a conversation may cost.
public struct Budget: Sendable, Hashable {
    /// US dollars.
    public var limit: Decimal
    /// The share of the limit, 0–1, at which `budgetReached` warns.
    public var warningShare: Double

    public init(limit: Decimal, warningShare: Double = 0.8) {
        self.limit = limit
        self.warningShare = warningShare
    }

    /// The amount at which `budgetReached` warns. A share outside of 0–1 counts as the nearest that is inside.
    var warning: Decimal { limit * Decimal(warningShare.isNaN ? 1 : min(max(warningShare, 0), 1)) }
}

/// How much of a budget is gone.
public enum BudgetStatus: Sendable, Hashable {
    /// The warning share is reached; everything goes on.
    case nearlySpent(spent: Decimal, limit: Decimal)
    /// Nothing more is asked for until the budget is raised.
    case spent(spent: Decimal, limit: Decimal)
}
