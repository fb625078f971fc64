/// One line of the table.
struct BenchmarkRow: Sendable, Hashable, CustomStringConvertible {
    static let header = "| what | reach | measured |\n|---|---|---|"

    let what: String
    let reach: String
    let measured: String
    /// Whether what was measured must not be so.
    var failed = false

    var description: String { "| \(what) | \(reach) | \(measured) |" }
}
