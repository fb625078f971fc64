import EchoScreen
import EchoText
import Foundation

/// The words above and below the chart of spending.
struct SpendingWording {
    private static let barColumns = 24

    let report: SpendingReport

    var headline: [[StyledText]] {
        let today = report.amounts.filter { $0.day == report.today }.dollars
        return [
            month,
            [
                StyledText(Self.padded("Today"), .plain), StyledText(MoneyWording.amount(today), .strong),
                StyledText("   ", .plain),
            ] + minute,
        ]
    }

    private var minute: [StyledText] {
        guard let rate = report.rate else { return [StyledText("nothing spent here in the last 5 minutes", .faint)] }
        return [
            StyledText("costs about ", .plain), StyledText(MoneyWording.amount(rate), .strong),
            StyledText(" a minute (here, last 5 minutes)", .plain),
        ]
    }

    private var month: [StyledText] {
        let title = StyledText(Self.padded(SpendingSlot.month(report.today)), .plain)
        let spent = report.monthTotal
        guard let limit = report.limit, limit > 0 else {
            return [
                title, StyledText(MoneyWording.amount(spent), .strong),
                StyledText("   no budget: ", .faint), StyledText("/monthly-budget 20", .accent),
                StyledText(" sets one", .faint),
            ]
        }
        let share = NSDecimalNumber(decimal: spent / limit).doubleValue
        let filled = Int((min(1, max(0, share)) * Double(Self.barColumns)).rounded())
        let role: TextRole = share >= 1 ? .failure : share >= 0.8 ? .warning : .success
        return [
            title, StyledText(String(repeating: "━", count: filled), role),
            StyledText(String(repeating: "─", count: Self.barColumns - filled), .meterTrack),
            StyledText("  \(words(spent, of: limit))", .strong),
            StyledText(" · \(Int((share * 100).rounded(.down))) %", role),
        ]
    }

    var notes: [[StyledText]] {
        (unpriced.map { [[StyledText($0, .warning)]] } ?? []) + [[StyledText(prices, .faint)]]
    }

    private var prices: String { report.prices.sentence }

    /// What is in no sum.
    private var unpriced: String? {
        let byModel = Dictionary(grouping: report.amounts.filter { $0.unpricedTokens > 0 }, by: \.model)
        guard !byModel.isEmpty else { return nil }
        let models = byModel.keys.sorted().prefix(3).map { model in
            let used = SpendingUnits.words(byModel[model, default: []], \.unpricedTokens)
            return "\(Sanitizer.line(model)) (\(used))"
        }
        return "No price, and in no sum: \(models.joined(separator: ", "))\(byModel.count > 3 ? ", …" : "")."
    }

    private func words(_ spent: Decimal, of limit: Decimal) -> String {
        "\(MoneyWording.amount(spent)) of \(MoneyWording.limit(limit))"
    }

    private static func padded(_ word: String) -> String {
        NameColumn.padded(word)
    }

    /// The same as sentences, for who hears the screen.
    func spoken(_ state: ColumnsViewState) -> [String] {
        let month = SpendingSlot.month(report.today)
        let budget = report.limit.map { words(report.monthTotal, of: $0) } ?? MoneyWording.amount(report.monthTotal)
        let parts = state.parts.filter { $0.amount != "$0" }.map { "\($0.title): \($0.amount)." }
        return ["\(month): \(budget)."] + parts + (unpriced.map { [$0] } ?? []) + [prices]
    }
}
