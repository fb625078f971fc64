import Echo
import EchoText
import Foundation

/// Follows what the conversation uses and costs, and words it for the status line and for a panel.
public struct CostPresenter: Sendable {
    private var usage = Usage()
    private var cost: Cost?
    private var lastUsage: Usage?
    private var lastCost: Cost?
    private var budget: Budget?
    private var budgetStatus: BudgetStatus?

    public init(budget: Budget? = nil) { self.budget = budget }

    public mutating func receive(_ event: EchoEvent) {
        switch event {
        case .usageUpdated(let usage): self.usage = usage
        case .costUpdated(let cost): self.cost = cost
        case .budgetReached(let status) where status.period == .conversation: budgetStatus = status
        case .messageFinalized(let message) where message.usage != nil:
            (lastUsage, lastCost) = (message.usage, message.cost)
        default: break
        }
    }

    public mutating func show(_ budget: Budget?) {
        self.budget = budget
        budgetStatus = nil
    }

    /// A new conversation has cost nothing yet; the budget holds for it, too.
    public mutating func reset() { self = CostPresenter(budget: budget) }

    /// Nothing more is asked for until the budget is raised.
    public var isSpent: Bool { if case .spent = budgetStatus { true } else { false } }

    /// "1,204 tokens"; empty before the first.
    var tokens: String { NumberWording.tokens(usage.totalTokens) ?? "" }

    /// "$0.0123", louder the nearer the budget is to its end; nil while nobody knows.
    var total: StyledText? {
        guard let cost, cost.total > 0 else { return nil }
        return StyledText(MoneyWording.amount(cost.total), role)
    }

    public var panel: OverlayViewState {
        var state = table.state
        state.notes += [[]] + budgetLines
        var panel = OverlayViewState(title: "Usage and cost", content: .table(state))
        panel.spoken = table.sentences + [budgetSentence]
        return panel
    }

    private var budgetSentence: String {
        budget.map { "Budget: \(CostTable.words(spent: cost?.total ?? 0, of: $0))." }
            ?? "No budget. /cost limit 0.50 sets one."
    }

    private var role: TextRole {
        switch budgetStatus {
        case nil: .plain
        case .nearlySpent: .warning
        case .spent: .failure
        }
    }

    private var table: CostTable { CostTable(last: (lastUsage, lastCost), total: (usage, cost)) }

    private var budgetLines: [[StyledText]] {
        guard let budget else {
            return [
                [
                    StyledText("No budget.", .faint), StyledText(" /cost limit 0.50", .accent),
                    StyledText(" sets one.", .faint),
                ]
            ]
        }
        return CostTable.bar(spent: cost?.total ?? 0, of: budget, role: role == .plain ? .success : role)
    }
}
