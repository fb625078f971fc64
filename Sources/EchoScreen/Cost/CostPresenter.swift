public import Echo
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
    /// Searches of the web by the server.
    private var searches = 0
    /// Of those, the ones that are in the cost.
    private var paidSearches = 0
    /// Models that something was used of, and that have no price for it.
    private var unpriced: Set<String> = []
    /// What was used beside the conversation, for its title say, and what that cost.
    private var besideTokens = 0
    private var besideCost: Decimal = 0
    private let prices: PriceList?

    /// - Parameter prices: where they come from; nil for nothing to say of it.
    public init(budget: Budget? = nil, prices: PriceList? = nil) {
        self.budget = budget
        self.prices = prices
    }

    public mutating func receive(_ event: EchoEvent) {
        if case .charged(let charge) = event, let cost = charge.cost, cost.webSearches > 0 {
            paidSearches += charge.usage.webSearches
        }
        switch event {
        case .usageUpdated(let usage): self.usage = usage
        case .costUpdated(let cost): self.cost = cost
        case .webSearched: searches += 1
        // What a free server does without a price costs nothing.
        case .charged(let charge) where charge.cost == nil && charge.isInConversation && prices?.isFree != true:
            unpriced.insert(Self.name(charge))
        case .budgetReached(let status) where status.period == .conversation: budgetStatus = status
        case .messageFinalized(let message) where message.usage != nil:
            (lastUsage, lastCost) = (message.usage, message.cost)
        default: break
        }
    }

    /// A model may have a price, and none in the tier that served it.
    private static func name(_ charge: Charge) -> String {
        guard let tier = charge.tier, !["default", "standard", "auto"].contains(tier) else { return charge.model }
        return "\(charge.model) in the tier \(tier)"
    }

    /// Something was asked beside the conversation.
    public mutating func add(_ charge: Charge) {
        besideTokens += charge.usage.totalTokens
        besideCost += charge.cost?.total ?? 0
    }

    public mutating func show(_ budget: Budget?) {
        self.budget = budget
        budgetStatus = nil
    }

    /// A new conversation has cost nothing yet; the budget holds for it, too.
    public mutating func reset() { self = CostPresenter(budget: budget, prices: prices) }

    public var hasBudget: Bool { budget != nil }

    /// Nothing more is asked for until the budget is raised.
    public var isSpent: Bool { if case .spent = budgetStatus { true } else { false } }

    /// "1,204 tokens"; empty before the first.
    var tokens: String { NumberWording.tokens(usage.totalTokens) ?? "" }

    /// "$0.0123", louder the nearer the budget is to its end, and with a word when that is not all; nil while nobody knows.
    var total: StyledText? {
        guard let cost, cost.total > 0 else { return nil }
        return StyledText(MoneyWording.amount(cost.total) + (unpriced.isEmpty ? "" : " + some without a price"), role)
    }

    public var panel: OverlayViewState {
        var state = table.state
        state.notes += [[]] + budgetLines
        for sentence in [besideSentence, priceNote, searchSentence].compactMap(\.self) {
            state.notes += [[StyledText(sentence, .faint)]]
        }
        var panel = OverlayViewState(title: "Usage and cost", content: .table(state))
        panel.spoken =
            table.sentences + [budgetSentence] + [besideSentence, priceNote, searchSentence].compactMap(\.self)
        return panel
    }

    private var priceNote: String? { cost == nil ? nil : prices?.sentence }

    /// It is in no sum of the conversation, whose budget does not count it.
    private var besideSentence: String? {
        guard let tokens = NumberWording.tokens(besideTokens) else { return nil }
        let cost = besideCost > 0 ? ", \(MoneyWording.amount(besideCost))" : ""
        return "In addition, for the conversation's title and search: \(tokens)\(cost)."
    }

    /// Those whose price is in no list.
    private var searchSentence: String? {
        let searches = searches - paidSearches
        guard searches > 0 else { return nil }
        let count = NumberWording.counted(searches, "web search", "web searches")
        return "\(count): billed by the server, not counted here."
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

    private var table: CostTable {
        CostTable(last: (lastUsage, lastCost), total: (usage, cost), unpriced: unpriced.sorted())
    }

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

extension CostPresenter: FeaturePresenterProtocol {
    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {
        receive(event)
    }

    public func show(in state: inout ScreenViewState) {
        state.status.tokens = tokens
        state.status.cost = total
    }
}
