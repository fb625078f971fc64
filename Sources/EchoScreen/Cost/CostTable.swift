import Echo
import EchoText
import Foundation

/// Lays out tokens and dollars by modality: the last turn beside the whole conversation.
struct CostTable {
    let last: (usage: Usage?, cost: Cost?)
    let total: (usage: Usage, cost: Cost?)
    /// Models without a price for what was used of them.
    var unpriced: [String] = []

    private static let barColumns = 24

    var state: TableViewState {
        let rows = kinds.map { kind in
            row(
                kind.label, last.usage.map(kind.count), last.cost.map(kind.dollars), kind.count(total.usage),
                total.cost.map(kind.dollars), .plain)
        }
        var sum = row(
            "Total", last.usage?.totalTokens, last.cost?.total, total.usage.totalTokens, total.cost?.total, .strong)
        sum.isApart = true
        let columns = isPriced ? 2 : 1
        return TableViewState(
            headings: [.init("last turn", over: columns), .init("conversation", over: columns)], rows: rows + [sum],
            notes: missing.map { [[], [StyledText($0, total.cost == nil ? .faint : .warning)]] } ?? [])
    }

    /// Without a price there are no columns for it, so that the headings stand over the numbers.
    private var isPriced: Bool { last.cost != nil || total.cost != nil }

    /// What is in no sum.
    private var missing: String? {
        guard !unpriced.isEmpty else { return total.cost == nil ? "No prices are known for this model." : nil }
        let models = unpriced.prefix(3).map(Sanitizer.line).joined(separator: ", ") + (unpriced.count > 3 ? ", …" : "")
        return total.cost == nil ? "No price is known for \(models)." : "No price, and in no sum: \(models)."
    }

    /// What was used, without columns: only what there was.
    var sentences: [String] {
        guard total.usage != Usage() else { return ["No usage yet."] }
        let sum: Kind = ("Total", "token", { $0.totalTokens }, { $0.total })
        return (kinds + [sum]).compactMap(sentence) + (missing.map { [$0] } ?? [])
    }

    /// "Text input: 12,000 tokens, $0.0480; in the last turn 1,000 tokens, $0.0040."
    private func sentence(_ kind: Kind) -> String? {
        guard kind.count(total.usage) > 0 else { return nil }
        let last = last.usage.map(kind.count).flatMap { $0 > 0 ? $0 : nil }
        let turn = last.map { "; in the last turn \(Self.words($0, kind, self.last.cost))" } ?? ""
        return "\(kind.label): \(Self.words(kind.count(total.usage), kind, total.cost))\(turn)."
    }

    private static func words(_ count: Int, _ kind: Kind, _ cost: Cost?) -> String {
        let dollars = cost.map(kind.dollars).map(MoneyWording.amount)
        return [NumberWording.counted(count, kind.unit), dollars].compactMap(\.self).joined(separator: ", ")
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
        label: String, unit: String, count: @Sendable (Usage) -> Int, dollars: @Sendable (Cost) -> Decimal
    )

    /// What is seldom used is shown when it was.
    private var kinds: [Kind] {
        Self.usual + Self.rare.filter { $0.count(total.usage) > 0 } + (hasPaidSearches ? [Self.searches] : [])
    }

    /// Without a price they are said apart.
    private var hasPaidSearches: Bool { (total.cost?.webSearches ?? 0) > 0 }

    private static let searches: Kind = ("Web searches", "call", { $0.webSearches }, { $0.webSearches })

    /// Cached tokens are part of what is read and are not added again.
    private static let usual: [Kind] = [
        ("Text input", "token", { $0.inputTextTokens }, { $0.textInput }),
        ("Audio input", "token", { $0.inputAudioTokens }, { $0.audioInput }),
        ("Cached input", "token", { $0.cachedTokens }, { $0.cachedInput }),
        ("Text output", "token", { $0.outputTextTokens }, { $0.textOutput }),
        ("Audio output", "token", { $0.outputAudioTokens }, { $0.audioOutput }),
    ]

    private static let rare: [Kind] = [
        ("Image input", "token", { $0.inputImageTokens }, { $0.imageInput }),
        ("Cache writes", "token", { $0.cacheWriteTokens }, { $0.cacheWrites }),
        ("Audio, seconds", "second", { Int(($0.duration / .seconds(1)).rounded(.up)) }, { $0.soundTime }),
        ("Characters", "character", { $0.characters }, { $0.characters }),
    ]

    private func row(
        _ label: String, _ lastTokens: Int?, _ lastDollars: Decimal?, _ tokens: Int, _ dollars: Decimal?,
        _ role: TextRole
    ) -> TableViewState.Row {
        let isSum = role == .strong
        let counts = [StyledText(Self.count(lastTokens), role), StyledText(Self.count(tokens), role)]
        let sums = [
            StyledText(Self.money(lastDollars), isSum ? .strong : .faint),
            StyledText(Self.money(dollars), isSum ? .accent : .faint),
        ]
        return TableViewState.Row(
            label: StyledText(label, role),
            cells: isPriced ? [counts[0], sums[0], counts[1], sums[1]] : counts)
    }

    private static func count(_ tokens: Int?) -> String {
        tokens.map { $0 == 0 ? "·" : NumberWording.grouped($0) } ?? ""
    }
    private static func money(_ dollars: Decimal?) -> String {
        dollars.map { $0 == 0 ? "·" : MoneyWording.amount($0) } ?? ""
    }
}
