/// One line of the table.
struct BenchmarkRow: Sendable, Hashable, CustomStringConvertible {
    let what: String
    let reach: String
    let measured: String
    /// Whether what was measured must not be so.
    var failed = false

    var description: String { "| \(what) | \(reach) | \(measured) |" }
}
