import Foundation

/// What was measured last, to be compared with: for each row the figure in the middle of its runs, and how far they lay
/// apart.
struct BenchmarkRecord: Sendable, Codable {
    struct Entry: Sendable, Hashable, Codable {
        let value: MeasuredValue
        let low: Double
        let high: Double
        /// As it was printed.
        let text: String

        /// Nil for rows without a figure.
        init?(_ runs: [BenchmarkRow]) {
            let values = runs.compactMap { row in MeasuredValue(row.measured).map { (value: $0, text: row.measured) } }
                .sorted { $0.value.amount < $1.value.amount }
            guard let first = values.first, let last = values.last else { return nil }
            let middle = values[(values.count - 1) / 2]
            (value, text, low, high) = (middle.value, middle.text, first.value.amount, last.value.amount)
        }

        /// Whether it is worse than before by more than the runs of either differ, and by more than a twentieth.
        func isWorse(than before: Entry, reach: String) -> Bool {
            guard value.unit == before.value.unit else { return false }
            let sign: Double = reach.contains("≥") ? -1 : 1
            guard reach.contains("≤") || reach.contains("≥") else { return false }
            let loss = (value.amount - before.value.amount) * sign
            return loss > max(high - low, before.high - before.low) && loss > abs(before.value.amount) / 20
        }
    }

    /// Where it was measured.
    var environment: [String] = []
    /// By what a row measures; the second of a name has its number behind it.
    var rows: [String: Entry] = [:]

    /// Empty where there is none.
    static func read(_ file: URL) -> BenchmarkRecord {
        (try? JSONDecoder().decode(Self.self, from: Data(contentsOf: file))) ?? BenchmarkRecord()
    }

    /// What was not measured now stays as it was.
    func write(_ file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file)
    }
}
