public import Foundation
import Synchronization

/// The one budget that all chains spend from.
public final class ProviderPurse: Sendable {
    private let budget: Mutex<ProviderBudget>
    private let onChange: @Sendable (ProviderBudget) -> Void

    /// - Parameter onChange: keeps it, and tells when `level` changes. It is called in whatever context the call ends.
    public init(_ budget: ProviderBudget, onChange: @escaping @Sendable (ProviderBudget) -> Void = { _ in }) {
        self.budget = Mutex(budget)
        self.onChange = onChange
    }

    public var state: ProviderBudget { budget.withLock(\.self) }

    /// US dollars; nil for no limit.
    public func limit(to limit: Decimal?) { budget.withLock { $0.limit = limit } }

    func reserve(_ price: Decimal, at date: Date) -> Bool { budget.withLock { $0.reserve(price, at: date) } }

    func settle(_ price: Decimal, isCharged: Bool, at date: Date) {
        let (before, after) = budget.withLock { budget in
            let before = budget
            budget.settle(price, isCharged: isCharged, at: date)
            return (before, budget)
        }
        if before.spent != after.spent { onChange(after) }
    }
}
