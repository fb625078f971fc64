/// Something that is measured, and the rows it makes.
protocol BenchmarkProtocol: Sendable {
    var name: String { get }
    /// What takes minutes is measured once.
    var mostRuns: Int { get }
    func rows() async throws -> [BenchmarkRow]
}

extension BenchmarkProtocol {
    var mostRuns: Int { .max }
}
