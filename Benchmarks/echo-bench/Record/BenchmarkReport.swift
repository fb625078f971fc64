/// Prints rows beside those of the last time, and remembers which became worse.
struct BenchmarkReport {
    static let header = "| what | reach | measured | last time |\n|---|---|---|---|"

    private let last: BenchmarkRecord
    private(set) var record: BenchmarkRecord
    private(set) var worse: [String] = []
    /// A row must not be as it is.
    private(set) var failed = false
    private var seen: [String: Int] = [:]

    /// - Parameter last: what it is compared with, and added to.
    init(last: BenchmarkRecord) { (self.last, record) = (last, last) }

    /// - Parameter runs: the rows of each run, in the same order.
    /// - Returns: the lines of the table.
    mutating func lines(_ runs: [[BenchmarkRow]]) -> [String] {
        guard let rows = runs.first else { return [] }
        // "… memory" says what it measures only together with the row before it.
        var whole = ""
        return rows.enumerated().map { index, row in
            if !row.what.hasPrefix("…") { whole = row.what }
            return line(
                runs.compactMap { $0.count == rows.count ? $0[index] : nil },
                named: row.what.hasPrefix("…") ? whole + " " + row.what : row.what)
        }
    }

    private mutating func line(_ runs: [BenchmarkRow], named name: String) -> String {
        let row = runs[0]
        failed = failed || runs.contains(where: \.failed)
        seen[name, default: 0] += 1
        let name = seen[name] == 1 ? name : "\(name) (\(seen[name] ?? 0))"
        guard let entry = BenchmarkRecord.Entry(runs) else { return "\(row) |" }
        let before = last.rows[name]
        record.rows[name] = entry
        let isWorse = before.map { entry.isWorse(than: $0, reach: row.reach) } ?? false
        if isWorse { worse.append(name) }
        return "| \(row.what) | \(row.reach) | \(entry.text) | \(before?.text ?? "")\(isWorse ? " **worse**" : "") |"
    }
}
