import Echo
import EchoScreen
import EchoText
import Foundation

/// Shows tokens and cost, and sets what the conversation may cost.
@MainActor
final class CostFeature: FeatureProtocol, ListeningFeatureProtocol, SettingsTakingFeatureProtocol,
    ObjectingFeatureProtocol
{
    nonisolated static let offer = FeatureOffer(
        "cost",
        commands: [
            CommandEntry(
                .showCost, "usage and cost",
                "Show the tokens used and what they cost.", in: .program)
        ],
        slashCommands: [
            SlashCommand(
                "cost", aliases: ["usage"], "Show usage and cost; limit 0.50 sets a budget, limit off removes it.",
                .words(["limit"]),
                parse: CostLimit.parse)
        ],
        settings: SettingsTable.budgets)

    let presenters: [any FeaturePresenterProtocol]
    private let screen: ScreenDoor
    /// Models of which it was said that no budget counts them.
    private var told: Set<String> = []

    init(_ screen: ScreenDoor, budget: Budget?, prices: PriceList) {
        self.screen = screen
        presenters = [CostPresenter(budget: budget, prices: prices)]
    }

    var objection: EchoError? { screen.part(CostPresenter.self)?.isSpent == true ? .budgetSpent : nil }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .showCost: open()
        case .limitCost: use(CostLimit.dollars(words), opens: true)
        default: return false
        }
        return true
    }

    /// All that OpenAI does is paid for: a budget that cannot count it does not protect whoever set it.
    func receive(_ event: EchoEvent) {
        guard case .charged(let charge) = event, charge.cost == nil, charge.isInConversation, !screen.isReplay,
            screen.server.isVendors, hasBudget, told.insert(charge.model).inserted
        else { return }
        screen.notify(
            "No price is known for \(Sanitizer.line(charge.model)): budgets do not count it. You can add one to models.toml.",
            .warning)
    }

    private var hasBudget: Bool {
        screen.preferences.monthlyBudget != nil || screen.part(CostPresenter.self)?.hasBudget == true
    }

    func settingsChanged(_ change: SettingsChange) {
        if change.ids.contains(.budget) { use(change.after.connection.budget, opens: false) }
    }

    private func open() {
        if let cost = screen.part(CostPresenter.self) { screen.show(ReadingPanel(cost.panel)) }
    }

    private func use(_ limit: Decimal?, opens: Bool) {
        let budget = limit.map { Budget(limit: $0) }
        screen.start(.limiting) { [self, link = screen.link] in
            try await SetBudget(link: link)(budget)
            screen.updatePart(CostPresenter.self) { $0.show(budget) }
            if opens { open() }
        }
    }
}

extension Command {
    /// Sets how many dollars the conversation may cost: "0.50", or nothing for no limit.
    static let limitCost = Command("limitCost")
}

extension TaskSlots.Slot {
    fileprivate static let limiting = Self("cost.limiting")
}

/// Reads what is written after /cost.
enum CostLimit {
    static let parse: @Sendable (String) -> SlashCommandParser.Result = { rest in
        let words = rest.split(separator: " ").map { $0.lowercased() }
        guard let first = words.first else { return .intents([.perform(.showCost)]) }
        guard first == "limit", words.count == 2 else { return .refused(usage) }
        if words[1] == "off" || words[1] == "none" { return .intents([.performWith(.limitCost, "")]) }
        guard dollars(words[1]) != nil else { return .refused(usage) }
        return .intents([.performWith(.limitCost, words[1])])
    }

    /// More than nothing, less than a million; nil for what is no such sum.
    static func dollars(_ word: String) -> Decimal? {
        let number = word.drop { $0 == "$" }
        guard !number.isEmpty, number.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            number.filter({ $0 == "." }).count < 2, number != ".", number.count <= 12,
            let dollars = Decimal(string: String(number)), dollars > 0, dollars < 1_000_000
        else { return nil }
        return dollars
    }

    private static let usage: Wording =
        "/cost shows usage and cost; /cost limit 0.50 sets a budget in dollars, /cost limit off removes it."
}

/// Says what the conversation may cost.
///
/// Sad courses: there is no conversation yet, then it holds from the first connection on.
@MainActor struct SetBudget {
    let link: ConversationLink

    func callAsFunction(_ budget: Budget?) async throws {
        try await link.connected().setBudget(budget, of: .conversation)
    }
}
