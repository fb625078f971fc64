/// Adds up what a conversation uses and costs, and watches over its budget.
public struct Spending: Sendable, Hashable {
    public let prices: PriceTable
    /// Everything used so far.
    public private(set) var usage = Usage()
    /// What that has cost; nil as long as nothing had a price.
    public private(set) var cost: Cost?
    /// What was used of models without a price, and is therefore in no cost.
    public private(set) var unpriced = Usage()
    /// Answers that were added.
    public private(set) var turns = 0
    public private(set) var budget: Budget?
    private var announced = Share.little

    /// How much of the budget is gone, roughly: each is said once.
    private enum Share: Int, Comparable {
        case little, nearlyAll, all

        static func < (left: Share, right: Share) -> Bool { left.rawValue < right.rawValue }
    }

    public init(prices: PriceTable = .published, budget: Budget? = nil) {
        self.prices = prices
        self.budget = budget
    }

    /// Whether another answer may be asked for. What has no price spends nothing.
    public var canSpend: Bool { share < .all }

    /// What one answer costs; nil for a model without a price.
    public func cost(of usage: Usage, model: String) -> Cost? { Cost(usage: usage, model: model, prices: prices) }

    /// Counts one answer.
    ///
    /// - Returns: `usageUpdated` and `costUpdated` with the new sums, and `budgetReached` when this answer reached the
    ///   warning share or the limit.
    public mutating func add(_ used: Usage, model: String) -> [EchoEvent] {
        turns += 1
        usage = usage + used
        guard let spent = cost(of: used, model: model) else {
            unpriced = unpriced + used
            return [.usageUpdated(usage)]
        }
        let sum = (cost ?? Cost()) + spent
        cost = sum
        return [.usageUpdated(usage), .costUpdated(sum)] + announce()
    }

    /// Sets another budget, or none. A higher one lets the conversation go on.
    ///
    /// - Returns: `budgetReached` when the new one is reached already.
    public mutating func setBudget(_ budget: Budget?) -> [EchoEvent] {
        guard budget != self.budget else { return [] }
        self.budget = budget
        announced = .little
        return announce()
    }

    private mutating func announce() -> [EchoEvent] {
        guard let budget, share > announced else { return [] }
        announced = share
        let spent = (cost ?? Cost()).total
        let status: BudgetStatus =
            share == .all
            ? .spent(spent: spent, limit: budget.limit) : .nearlySpent(spent: spent, limit: budget.limit)
        return [.budgetReached(status)]
    }

    private var share: Share {
        guard let budget else { return .little }
        let spent = (cost ?? Cost()).total
        if spent >= budget.limit { return .all }
        return spent >= budget.warning ? .nearlyAll : .little
    }
}
