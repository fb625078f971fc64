import Echo
import EchoText
import Foundation

/// Lays out tokens and dollars by modality: the last turn beside the whole conversation.
struct CostTable {
    let last: (usage: Usage?, cost: Cost?)
    let total: (usage: Usage, cost: Cost?)

    private static let barColumns = 24

    var state: TableViewState {
        let rows = Self.kinds.map { kind in
            row(
                kind.label, last.usage.map(kind.tokens), last.cost.map(kind.dollars), kind.tokens(total.usage),
                total.cost.map(kind.dollars), .plain)
        }
        var sum = row(
            "Total", last.usage?.totalTokens, last.cost?.total, total.usage.totalTokens, total.cost?.total, .strong)
        sum.isApart = true
        return TableViewState(
            headings: [.init("last turn", over: 2), .init("conversation", over: 2)], rows: rows + [sum],
            notes: total.cost == nil ? [[], [StyledText("No prices are known for this model.", .faint)]] : [])
    }

    /// What was used, without columns: only what there was.
    var sentences: [String] {
        guard total.usage.totalTokens > 0 else { return ["No usage yet."] }
        let sum: Kind = ("Total", { $0.totalTokens }, { $0.total })
        return (Self.kinds + [sum]).compactMap(sentence)
            + (total.cost == nil ? ["No prices are known for this model."] : [])
    }

    /// "Text input: 12,000 tokens, $0.0480; in the last turn 1,000 tokens, $0.0040."
    private func sentence(_ kind: Kind) -> String? {
        guard kind.tokens(total.usage) > 0 else { return nil }
        let last = last.usage.map(kind.tokens).flatMap { $0 > 0 ? $0 : nil }
        let turn = last.map { "; in the last turn \(Self.words($0, self.last.cost.map(kind.dollars)))" } ?? ""
        return "\(kind.label): \(Self.words(kind.tokens(total.usage), total.cost.map(kind.dollars)))\(turn)."
    }

    private static func words(_ tokens: Int, _ dollars: Decimal?) -> String {
        [NumberWording.tokens(tokens), dollars.map(MoneyWording.amount)].compactMap(\.self).joined(separator: ", ")
    }

    /// "$0.12 of $0.50".
    static func words(spent: Decimal, of budget: Budget) -> String {
        "\(spent > 0 ? MoneyWording.amount(spent) : "$0") of \(MoneyWording.limit(budget.limit))"
    }

    /// "━━━━━━━━────── $0.12 of $0.50".
    static func bar(spent: Decimal, of budget: Budget, role: TextRole) -> [[StyledText]] {
        let share = budget.limit > 0 ? NSDecimalNumber(decimal: spent / budget.limit).doubleValue : 1
        let filled = Int((min(1, max(0, share)) * Double(barColumns)).rounded())
        return [
            [
                StyledText("Budget  ", .plain), StyledText(String(repeating: "━", count: filled), role),
                StyledText(String(repeating: "─", count: barColumns - filled), .meterTrack),
                StyledText("  \(words(spent: spent, of: budget))", .strong),
            ]
        ]
    }

    private typealias Kind = (
        label: String, tokens: @Sendable (Usage) -> Int, dollars: @Sendable (Cost) -> Decimal
    )

    /// Cached tokens are part of what is read and are not added again.
    private static let kinds: [Kind] = [
        ("Text input", { $0.inputTextTokens }, { $0.textInput }),
        ("Audio input", { $0.inputAudioTokens }, { $0.audioInput }),
        ("Cached input", { $0.cachedTokens }, { $0.cachedInput }),
        ("Text output", { $0.outputTextTokens }, { $0.textOutput }),
        ("Audio output", { $0.outputAudioTokens }, { $0.audioOutput }),
    ]

    private func row(
        _ label: String, _ lastTokens: Int?, _ lastDollars: Decimal?, _ tokens: Int, _ dollars: Decimal?,
        _ role: TextRole
    ) -> TableViewState.Row {
        let isSum = role == .strong
        return TableViewState.Row(
            label: StyledText(label, role),
            cells: [
                StyledText(Self.count(lastTokens), role),
                StyledText(Self.money(lastDollars), isSum ? .strong : .faint),
                StyledText(Self.count(tokens), role), StyledText(Self.money(dollars), isSum ? .accent : .faint),
            ])
    }

    private static func count(_ tokens: Int?) -> String {
        tokens.map { $0 == 0 ? "·" : NumberWording.grouped($0) } ?? ""
    }
    private static func money(_ dollars: Decimal?) -> String {
        dollars.map { $0 == 0 ? "·" : MoneyWording.amount($0) } ?? ""
    }
}
