import Foundation

/// Adds up what a conversation uses and costs, and watches over its budget and the month's.
public struct Spending: Sendable, Hashable {
    public private(set) var prices: PriceTable
    /// Everything used so far.
    public private(set) var usage = Usage()
    /// The cost of it; nil as long as nothing had a price.
    public private(set) var cost: Cost?
    /// The usage of models without a price, which is therefore in no cost.
    public private(set) var unpriced = Usage()
    /// Charges that were added: answers, summaries, transcriptions.
    public private(set) var turns = 0
    private var watches: [Budget.Period: BudgetWatch] = [:]

    public init(prices: PriceTable = .published, budget: Budget? = nil) {
        self.prices = prices
        watches[.conversation] = budget.map(BudgetWatch.init)
    }

    /// The budget of the conversation.
    public var budget: Budget? { watches[.conversation]?.budget }

    /// Whether another answer may be asked for. What has no price spends nothing.
    public var canSpend: Bool { objection == nil }

    /// Why no other answer may be asked for: `budgetSpent` or `monthlyBudgetSpent`; nil when one may.
    var objection: EchoError? {
        if watches[.conversation]?.isSpent(at: total) == true { return .budgetSpent }
        return watches[.month]?.isSpent(at: total) == true ? .monthlyBudgetSpent : nil
    }

    /// Why an answer may not be asked for that reads at least so much: as `objection`, and `budgetTooLow` when not even the
    /// reading fits into what is left.
    ///
    /// The estimate is a lower bound, and refuses nothing that would fit: everything counts as known to the server and
    /// served in its cheapest tier, and what will be written counts as nothing. What an answer really cost is watched
    /// afterwards, as before.
    func objection(reading usage: Usage, model: String) -> EchoError? {
        if let objection { return objection }
        guard hasBudget else { return nil }
        let least = Cost.least(reading: usage, model: model, prices: prices)
        let total = total
        return Budget.Period.allCases.lazy.compactMap { period -> EchoError? in
            guard let left = watches[period]?.left(at: total), left < least else { return nil }
            return .budgetTooLow(left: left, least: least, period: period)
        }.first
    }

    /// Whether anything is watched.
    var hasBudget: Bool { !watches.isEmpty }

    /// Takes what the server tells of prices, for what is used from now on.
    mutating func learn(_ told: PriceTable) { prices = prices.learning(told) }

    /// The same prices and budgets, with nothing spent by the conversation; of the month's it stays spent.
    var forgotten: Spending {
        var it = Spending(prices: prices, budget: budget)
        it.watches = watches
        it.watches[.conversation] = budget.map(BudgetWatch.init)
        let total = total
        it.watches[.month]?.budget.spentBefore += total
        return it
    }

    /// What one answer costs; nil for a model without a price.
    ///
    /// - Parameter tier: the tier of service that was really used, in the server's word; nil for the usual one.
    public func cost(of usage: Usage, model: String, tier: String? = nil) -> Cost? {
        Cost(usage: usage, model: model, prices: prices, tier: tier)
    }

    /// Counts one answer.
    ///
    /// - Parameter tier: as above.
    /// - Returns: `charged` with this answer, `usageUpdated` and `costUpdated` with the new sums, and `budgetReached` when this answer reached the
    ///   warning share or the limit.
    public mutating func add(_ used: Usage, model: String, tier: String? = nil) -> [EchoEvent] {
        turns += 1
        usage = usage + used
        let spent = cost(of: used, model: model, tier: tier)
        let charge = EchoEvent.charged(Charge(model: model, usage: used, cost: spent, tier: tier))
        guard let spent else {
            unpriced = unpriced + used
            return [charge, .usageUpdated(usage)]
        }
        let sum = (cost ?? Cost()) + spent
        cost = sum
        return [charge, .usageUpdated(usage), .costUpdated(sum)] + announce()
    }

    /// Sets another budget of its period, or none. A higher one lets the conversation go on.
    ///
    /// - Returns: `budgetReached` when the new one is reached already.
    public mutating func setBudget(_ budget: Budget?, of period: Budget.Period = .conversation) -> [EchoEvent] {
        guard budget != watches[period]?.budget else { return [] }
        var watch = budget.map { watches[period] ?? BudgetWatch($0) }
        if let budget { watch?.change(to: budget, at: total) }
        watches[period] = watch
        return announce()
    }

    private var total: Decimal { (cost ?? Cost()).total }

    private mutating func announce() -> [EchoEvent] {
        let total = total
        return Budget.Period.allCases.compactMap { watches[$0]?.announce(at: total) }.map(EchoEvent.budgetReached)
    }
}
