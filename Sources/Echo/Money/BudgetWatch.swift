import Foundation

/// Watches over one budget: says once that it is nearly spent, and once that it is.
struct BudgetWatch: Sendable, Hashable {
    /// How much of the budget is gone, roughly.
    private enum Share: Int, Comparable {
        case little, nearlyAll, all

        static func < (left: Share, right: Share) -> Bool { left.rawValue < right.rawValue }
    }

    var budget: Budget
    private var announced = Share.little

    init(_ budget: Budget) { self.budget = budget }

    /// - Parameter cost: of the conversation, in US dollars.
    func isSpent(at cost: Decimal) -> Bool { share(at: cost) == .all }

    /// US dollars that may still be spent; below zero when more was.
    func left(at cost: Decimal) -> Decimal { budget.limit - budget.spentBefore - cost }

    /// What is to be said now; nil for what was said before.
    mutating func announce(at cost: Decimal) -> BudgetStatus? {
        let share = share(at: cost)
        guard share > announced else { return nil }
        announced = share
        let spent = budget.spentBefore + cost
        return share == .all
            ? .spent(spent: spent, limit: budget.limit, period: budget.period)
            : .nearlySpent(spent: spent, limit: budget.limit, period: budget.period)
    }

    /// Another budget of the same period. One whose limit stays is not announced anew for what was said already.
    mutating func change(to budget: Budget, at cost: Decimal) {
        let isSameLimit = (budget.limit, budget.warningShare) == (self.budget.limit, self.budget.warningShare)
        self.budget = budget
        announced = isSameLimit ? min(announced, share(at: cost)) : .little
    }

    private func share(at cost: Decimal) -> Share {
        let spent = budget.spentBefore + cost
        if spent >= budget.limit { return .all }
        return spent >= budget.warning ? .nearlyAll : .little
    }
}
