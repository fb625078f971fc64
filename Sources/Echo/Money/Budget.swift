public import Foundation

/// The most that a conversation, or all conversations of a month, may cost.
public struct Budget: Sendable, Hashable {
    /// The period of the limit. Both may be watched at once.
    public enum Period: String, Sendable, Hashable, CaseIterable { case conversation, month }

    /// US dollars.
    public var limit: Decimal
    /// The share of the limit, 0–1, at which `budgetReached` warns.
    public var warningShare: Double

    public var period: Period
    /// US dollars that were spent of it beside this conversation, which count as well. Below zero for what the conversation
    /// cost before the period began.
    public var spentBefore: Decimal

    public init(
        limit: Decimal, warningShare: Double = 0.8, period: Period = .conversation, spentBefore: Decimal = 0
    ) {
        self.limit = limit
        self.warningShare = warningShare
        self.period = period
        self.spentBefore = spentBefore
    }

    /// The amount at which `budgetReached` warns. A share outside of 0–1 counts as the nearest that is inside.
    var warning: Decimal { limit * Decimal(warningShare.isNaN ? 1 : min(max(warningShare, 0), 1)) }
}

/// How much of a budget is gone.
public enum BudgetStatus: Sendable, Hashable {
    /// The warning share is reached; everything goes on.
    case nearlySpent(spent: Decimal, limit: Decimal, period: Budget.Period = .conversation)
    /// Nothing more is asked for until the budget is raised.
    case spent(spent: Decimal, limit: Decimal, period: Budget.Period = .conversation)

    /// Of which budget it is told.
    public var period: Budget.Period {
        switch self {
        case .nearlySpent(_, _, let period), .spent(_, _, let period): period
        }
    }
}
