/// Something that is measured, and the rows it makes.
protocol BenchmarkProtocol: Sendable {
    var name: String { get }
    func rows() async throws -> [BenchmarkRow]
}
