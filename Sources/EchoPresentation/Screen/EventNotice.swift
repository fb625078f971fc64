import Echo
import EchoText

/// Words for what happens by itself and is told once.
enum EventNotice {
    static func wording(_ event: EchoEvent) -> (Wording, TextRole)? {
        switch event {
        case .contextTrimmed(let trim): (words(trim), .faint)
        case .budgetReached(let status): words(status)
        case .mcpServerStatusChanged(let status): words(status)
        default: nil
        }
    }

    private static func words(_ trim: ContextTrim) -> Wording {
        let count = trim.messageIDs.count
        let oldest = count == 1 ? "the oldest message" : "the oldest \(count) messages"
        switch trim.means {
        case .dropped: return "… \(oldest) no longer \(count == 1 ? "fits" : "fit") the model's context window."
        case .summarised:
            return "… \(oldest) \(count == 1 ? "was" : "were") summarised to fit the model's context window."
        }
    }

    private static func words(_ status: BudgetStatus) -> (Wording, TextRole) {
        switch status {
        case .nearlySpent(let spent, let limit, .month):
            (
                """
                \(MoneyWording.amount(spent)) of the \(MoneyWording.limit(limit)) budget of this month is used. \
                \(key: .showSpending) shows the details.
                """, .warning
            )
        case .spent(_, let limit, .month):
            (
                """
                The budget of \(MoneyWording.limit(limit)) for this month is used up: no more requests are sent. \
                /monthly-budget raises it.
                """, .failure
            )
        case .nearlySpent(let spent, let limit, .conversation):
            (
                "\(MoneyWording.amount(spent)) of the \(MoneyWording.limit(limit)) budget is used. /cost shows the details.",
                .warning
            )
        case .spent(_, let limit, .conversation):
            (
                "The budget of \(MoneyWording.limit(limit)) is used up: no more requests are sent. /cost limit raises it.",
                .failure
            )
        }
    }

    private static func words(_ status: MCPServerStatus) -> (Wording, TextRole)? {
        guard case .failed(let reason) = status.state else { return nil }
        return (ErrorPresenter.present(.mcp(server: status.name, reason: reason)).wording, .warning)
    }
}
