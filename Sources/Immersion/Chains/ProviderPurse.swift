public import Foundation
import Synchronization

/// The one budget that all chains spend from, here and in the person's other programs that run.
public final class ProviderPurse: Sendable {
    private let budget: Mutex<ProviderBudget>
    private let ledger: (any ProviderLedgerProtocol)?

    /// - Parameter ledger: where it is kept; it is asked in whatever context a call begins or ends.
    public init(_ budget: ProviderBudget, ledger: (any ProviderLedgerProtocol)? = nil) {
        self.budget = Mutex(budget)
        self.ledger = ledger
    }

    public var state: ProviderBudget { budget.withLock(\.self) }

    /// US dollars; nil for no limit.
    public func limit(to limit: Decimal?) { budget.withLock { $0.limit = limit } }

    func reserve(_ price: Decimal, at date: Date) -> Bool {
        let kept = price > 0 ? ledger?.spent(in: ProviderBudget.month(of: date)) : nil
        return budget.withLock { budget in
            let fits = budget.reserve(0, at: date)
            if let kept { budget.learn(kept) }
            return fits && budget.reserve(price, at: date)
        }
    }

    /// - Parameter cost: what it did cost; nil where only the price is known.
    func settle(_ price: Decimal, isCharged: Bool, cost: Decimal? = nil, at date: Date) {
        budget.withLock { $0.settle(price, isCharged: isCharged, cost: cost, at: date) }
        let cost = cost ?? price
        guard isCharged, cost > 0, let total = ledger?.add(cost, in: ProviderBudget.month(of: date)) else { return }
        budget.withLock { $0.learn(total) }
    }
}
