import EchoScreen
import EchoText
import Foundation

/// The providers of the room as a table: calls, failures, waiting and cost.
enum ProviderTable {
    /// - Parameters:
    ///   - unusable: those that were chosen and can do nothing.
    ///   - budget: what is left of the month; nil where nothing can be spent.
    static func state(
        _ standings: [ProviderStanding], unusable: [PassedOver] = [], budget: ProviderBudget? = nil
    ) -> TableViewState {
        // One without a key stands in its chain to say so, and was never called.
        let standings = standings.filter { standing in
            !unusable.contains {
                $0.name == standing.name && (standing.log?.made == 0 || standing.log?.trouble == $0.error)
            }
        }
        let rows = standings.enumerated().map { index, standing in
            TableViewState.Row(
                label: StyledText(Sanitizer.line("\(standing.kind)  \(standing.name)")),
                cells: standing.log.map(cells) ?? headings.map { _ in StyledText("–", .faint) },
                isApart: index > 0 && standings[index - 1].kind != standing.kind)
        }
        let unused = unusable.enumerated().map { index, one in
            TableViewState.Row(
                label: StyledText(Sanitizer.line("Not used  \(one.name)"), .warning),
                cells: headings.map { _ in StyledText("–", .faint) }, isApart: index == 0 && !rows.isEmpty)
        }
        return TableViewState(
            headings: headings.map { TableViewState.Heading($0) }, rows: rows + unused,
            notes: apart(
                unusable.map(lack) + standings.compactMap { trouble($0, among: standings) }
                    + standings.compactMap { missed($0, among: standings) })
                + spent(budget))
    }

    /// "one  misses 95 of 100 answers within 2 s."
    private static func missed(_ standing: ProviderStanding, among all: [ProviderStanding]) -> [StyledText]? {
        guard let goals = standing.log?.missedGoals, !goals.isEmpty else { return nil }
        let isShared = all.count { $0.name == standing.name } > 1
        let name = (isShared ? "\(standing.kind)  " : "") + standing.name
        return [
            StyledText(Sanitizer.line(name), .warning),
            StyledText(" misses its targets: \(goals.joined(separator: ", ")).", .faint),
        ]
    }

    private static let headings = ["calls", "cached", "failed", "p95", "cost", "available"]

    private static func cells(_ log: CallLog) -> [StyledText] {
        [
            StyledText("\(log.made)"), StyledText(log.found == 0 ? "–" : "\(log.found)", .faint), failed(log),
            StyledText(log.usualWait.map(wait) ?? "–", .faint),
            StyledText(log.cost == 0 ? "free" : MoneyWording.amount(log.cost), .faint), available(log),
        ]
    }

    /// An empty line stands between the rows and what is said of them.
    private static func apart(_ sentences: [[StyledText]]) -> [[StyledText]] {
        sentences.isEmpty ? [] : [[]] + sentences
    }

    /// The same in sentences. Who is not used has none but the one that says why; who is not counted is named.
    static func spoken(_ table: TableViewState) -> [String] {
        let rows = table.rows.compactMap { row -> String? in
            let facts = zip(table.headings, row.cells).compactMap { fact($0.title, $1.text) }
            let name = row.label.text.replacing("  ", with: ", ")
            guard !facts.isEmpty else { return row.label.role == .warning ? nil : name }
            return "\(name): \(facts.joined(separator: ", "))"
        }
        let notes = table.notes.map { $0.map(\.text).joined().replacing("  ", with: ", ") }
        return rows + notes.filter { !$0.isEmpty }
    }

    /// "2 calls", "50 % failed"; nil for what is not known.
    private static func fact(_ heading: String, _ cell: String) -> String? {
        switch (heading, cell) {
        case (_, "–"): nil
        case ("calls", "0"): "no calls"
        case ("calls", "1"): "1 call"
        case ("cached", _): "\(cell) from cache"
        case ("calls", _), ("failed", _), ("available", _): "\(cell) \(heading)"
        case ("cost", _): cell
        default: "\(heading) \(cell)"
        }
    }

    private static func lack(_ unused: PassedOver) -> [StyledText] { sentence(unused.name, unused.error) }

    private static func spent(_ budget: ProviderBudget?) -> [[StyledText]] {
        guard let budget, let sentence = budget.sentence else { return [] }
        return [[], [StyledText(sentence, budget.level == .fine ? .faint : .warning)]]
    }

    private static func failed(_ log: CallLog) -> StyledText {
        guard log.made > 0 else { return StyledText("–", .faint) }
        let share = Int((log.failedShare * 100).rounded())
        return StyledText("\(share) %", share == 0 ? .success : .warning)
    }

    private static func available(_ log: CallLog) -> StyledText {
        guard let share = log.availability else { return StyledText("–", .faint) }
        return StyledText("\(Int((share * 100).rounded())) %", share == 1 ? .success : .warning)
    }

    /// "8 ms", "1.2 s".
    private static func wait(_ duration: Duration) -> String {
        let seconds = duration / .seconds(1)
        return seconds < 1 ? "\(Int((seconds * 1000).rounded())) ms" : String(format: "%.1f s", seconds)
    }

    /// One that does several things fails at one of them.
    private static func trouble(_ standing: ProviderStanding, among all: [ProviderStanding]) -> [StyledText]? {
        let isShared = all.count { $0.name == standing.name } > 1
        return standing.log?.trouble.map {
            sentence(
                standing.name, $0, at: isShared ? standing.kind : nil, endpoint: standing.log?.records.last?.endpoint)
        }
    }

    private static func sentence(
        _ name: String, _ error: ProviderError, at kind: String? = nil, endpoint: String? = nil
    ) -> [StyledText] {
        let remedy = error.remedy.map { " " + $0 } ?? ""
        let happened = PassedOver(name: name, error: error).sentence.dropFirst(name.count)
        return [
            StyledText(Sanitizer.line((kind.map { "\($0)  " } ?? "") + name), .warning),
            StyledText(Sanitizer.line("\(happened)\(endpoint.map { " (\($0))" } ?? "").\(remedy)"), .faint),
        ]
    }
}
