import Echo
import EchoText

/// Words for what happens by itself and is told once.
enum EventNotice {
    static func wording(_ event: EchoEvent) -> (Wording, TextRole)? {
        switch event {
        // The conversation has a mark at its place.
        case .contextTrimmed(let trim) where trim.means == .compacted: nil
        case .contextTrimmed(let trim): (words(trim), isFaint(trim) ? .faint : .warning)
        case .budgetReached(let status): words(status)
        case .optionLeftOut(let left): (LeftOutWording.words(left), .warning)
        case .mcpServerStatusChanged(let status): words(status)
        case .textSpokenDifferently(_, let said):
            ("The voice did not read the text word for word. It said: “\(Sanitizer.line(said))”", .warning)
        case .modelReplaced(let old, let new): (words(old, new), .warning)
        default: nil
        }
    }

    private static func words(_ trim: ContextTrim) -> Wording {
        let count = trim.messageIDs.count
        let oldest = count == 1 ? "the oldest message" : "the oldest \(count) messages"
        switch trim.means {
        case .dropped:
            let fits = count == 1 ? "fits" : "fit"
            if let guess = trim.guess { return words(leavingOut: oldest, guess) }
            return "… \(oldest) no longer \(fits) the model's context window. From now on the oldest are left out."
        case .compacted, .summarised:
            return "… \(oldest) \(count == 1 ? "was" : "were") summarised to fit the model's context window."
        case .exceeded: return words(exceeding: trim)
        }
    }

    private static func isFaint(_ trim: ContextTrim) -> Bool {
        trim.means != .exceeded && (trim.means != .dropped || trim.guess == nil)
    }

    private static func words(leavingOut oldest: String, _ guess: Int) -> Wording {
        """
        … \(oldest) may no longer fit. The server does not say how many tokens the model accepts; \
        \(NumberWording.grouped(guess)) is a guess. From now on the oldest are left out. If you know better, set context for \
        the model in config.toml ([models.\"NAME\"]) and restart.
        """
    }

    private static func words(exceeding trim: ContextTrim) -> Wording {
        let (tokens, guess) = (NumberWording.grouped(trim.tokensAfter), NumberWording.grouped(trim.guess ?? 0))
        return """
            The request has about \(tokens) tokens, and is sent as it is. The server does not say how many the model accepts; \
            \(guess) is a guess. If you know better, set context for the model in config.toml ([models.\"NAME\"]) and restart.
            """
    }

    private static func words(_ old: String, _ new: String) -> Wording {
        """
        The server does not have \(Sanitizer.line(old)): using \(Sanitizer.line(new)) for now. \
        To keep it, or another, choose it in the settings (\(key: .focus(.settings))).
        """
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
