import EchoTestKit
import EchoWire
import Foundation

/// How much `echo-tui serve` answers in a second, and what it holds for who is connected and for what was said.
struct ServeBenchmark: BenchmarkProtocol {
    let name = "serve"
    let program: MeasuredProgram
    /// Clients that ask at the same time.
    var clients = 20
    var requests = 4000
    var sessions = (small: 100, large: 400)
    /// Turns, ten in each conversation; the conversations end.
    var turns = (small: 1000, large: 5000)

    private static let turnsOfEach = 10
    /// What a heap may gain without being said to grow.
    private static let slackKiB = 8192

    func rows() async throws -> [BenchmarkRow] {
        let server = try ServedProgram(path: program.path)
        defer { server.stop() }
        let client = ServeClient(port: server.port, token: server.token)
        _ = try await client.rate(of: 200, clients, client.askREST)
        // Before the others leave memory behind that is used again.
        let sessions = try await sessionsRow(server, client)
        return [
            try await row("REST: list of models", client, client.listModels),
            try await row("REST: Responses, one question each", client, client.askREST),
            try await row("Realtime: written turns", client, client.askRealtime),
            try await vectorsRow(client), sessions, try await turnsRow(server, client),
        ]
    }

    private func row(
        _ what: String, _ client: ServeClient, _ ask: @escaping @Sendable (Int) async throws -> Void
    ) async throws -> BenchmarkRow {
        let rate = try await client.rate(of: requests, clients, ask)
        return BenchmarkRow(
            what: "`serve`, \(clients) clients at once: \(what)", reach: "",
            measured: "\(GrowthBenchmark.rounded(rate))/s (n \(requests.formatted()))")
    }

    private func vectorsRow(_ client: ServeClient) async throws -> BenchmarkRow {
        let floats = try await client.rate(of: requests, clients) { try await client.embed($0, as: "float") }
        let base64 = try await client.rate(of: requests, clients) { try await client.embed($0, as: "base64") }
        let isSlower = base64 < floats / Growth.tolerance
        let rates = [base64, floats].map { "\(GrowthBenchmark.rounded($0))/s" }
        return BenchmarkRow(
            what: "`serve`, \(clients) clients at once: embeddings, one text each, in base64; as floats",
            reach: "base64 no slower",
            measured: "\(rates[0]); \(rates[1]) (n \(requests.formatted()))" + (isSlower ? ", FAILS: slower" : ""),
            failed: isSlower)
    }

    private func sessionsRow(_ server: ServedProgram, _ client: ServeClient) async throws -> BenchmarkRow {
        _ = try await kibibytes(of: 5, server, client)
        let small = try await kibibytes(of: sessions.small, server, client)
        let large = try await kibibytes(of: sessions.large, server, client)
        // What earlier work left behind is used again first, and makes the few look free.
        let grows = large > max(small, 64) * Growth.tolerance
        return BenchmarkRow(
            what: "`serve`: memory (PSS) of a Realtime session", reach: "≤ 256 KiB",
            measured: "\(text(small)) (\(sessions.small)); \(text(large)) (\(sessions.large))"
                + (grows ? ", FAILS: grows faster than their number" : ""), failed: grows)
    }

    /// Of each.
    private func kibibytes(of count: Int, _ server: ServedProgram, _ client: ServeClient) async throws -> Double {
        let before = try ProcessStatistics(pid: server.pid).proportionalKiB
        var sessions: [RealtimeTestClient] = []
        for _ in 0..<count { sessions.append(try await client.session()) }
        let after = try ProcessStatistics(pid: server.pid).proportionalKiB
        for session in sessions { try await session.close() }
        return Double(max(0, after - before)) / Double(count)
    }

    private func turnsRow(_ server: ServedProgram, _ client: ServeClient) async throws -> BenchmarkRow {
        let small = try await kibibytes(afterTurns: turns.small, server, client)
        let large = try await kibibytes(afterTurns: turns.large, server, client)
        let grows = large - small > Self.slackKiB
        let mebibytes = [small, large].map { "\(GrowthBenchmark.rounded(Double($0) / 1024)) MiB" }
        return BenchmarkRow(
            what: "`serve`: memory (PSS) after so many turns more", reach: "flat",
            measured: "\(mebibytes[0]) (\(turns.small.formatted())); \(mebibytes[1]) (\(turns.large.formatted()))"
                + (grows ? ", FAILS: grows" : ""), failed: grows)
    }

    private func kibibytes(afterTurns count: Int, _ server: ServedProgram, _ client: ServeClient) async throws -> Int {
        _ = try await client.rate(of: count / Self.turnsOfEach, clients) { _ in
            try await client.askRealtime(Self.turnsOfEach)
        }
        return try ProcessStatistics(pid: server.pid).proportionalKiB
    }

    private func text(_ kibibytes: Double) -> String { "\(GrowthBenchmark.rounded(kibibytes)) KiB" }
}
