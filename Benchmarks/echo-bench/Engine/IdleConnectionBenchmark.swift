import Echo
import Foundation

/// What a voice conversation that nobody speaks in holds of memory.
struct IdleConnectionBenchmark: BenchmarkProtocol {
    let name = "connections"
    let program: MeasuredProgram
    let sizes = (small: 100, large: 400)

    func rows() async throws -> [BenchmarkRow] {
        let server = try ServedProgram(path: program.path)
        defer { server.stop() }
        // The first connections pay for the pools that all share.
        _ = try await kibibytes(of: 5, server)
        let small = try await kibibytes(of: sizes.small, server)
        let large = try await kibibytes(of: sizes.large, server)
        let perConnection = (Double(small) / Double(sizes.small), Double(large) / Double(sizes.large))
        // What earlier work left behind is used again first, and makes the few look free.
        let grows = perConnection.1 > max(perConnection.0, 64) * Growth.tolerance
        let measured =
            "\(text(perConnection.0)) (\(sizes.small)); \(text(perConnection.1)) (\(sizes.large))"
            + (grows ? ", FAILS: grows faster than the number of connections" : "")
        return [
            BenchmarkRow(
                what: "memory (PSS) of an idle connection", reach: "≤ 256 KiB", measured: measured, failed: grows)
        ]
    }

    private func kibibytes(of count: Int, _ server: ServedProgram) async throws -> Int {
        var configuration = EchoConfiguration()
        configuration.baseURL = server.url
        let echo = Echo(key: server.token, configuration: configuration)
        let before = try ProcessStatistics(pid: getpid()).proportionalKiB
        let conversations = try await (0..<count).asyncMap { _ in try await echo.startConversation() }
        let after = try ProcessStatistics(pid: getpid()).proportionalKiB
        for conversation in conversations { await conversation.close() }
        return max(0, after - before)
    }

    private func text(_ kibibytes: Double) -> String { "\(GrowthBenchmark.rounded(kibibytes)) KiB" }
}
