import EchoTestKit
import EchoWire
import Foundation

/// Full-duplex sessions at once, at a server whose parts are scripted: what they cost, and how late their sound is.
struct LiveCrowdBenchmark: BenchmarkProtocol {
    let name = "live-crowd"
    let mostRuns = 1
    var sessions = 50
    var span = Duration.seconds(30)

    func rows() async throws -> [BenchmarkRow] {
        let server = try ServedProgram.scripted()
        defer { server.stop() }
        let lines = try await lines(server)
        let pacing = Task { await FramePace.keep(lines.count) { lines[$0].speak() } }
        defer { pacing.cancel() }
        // Each has been answered once.
        try await Task.sleep(for: .seconds(6))
        for line in lines { line.meter.measure(true) }
        let before = try ProcessStatistics(pid: server.pid)
        try await Task.sleep(for: span)
        let after = try ProcessStatistics(pid: server.pid)
        let silent = lines.count { $0.words == 0 }
        pacing.cancel()
        await pacing.value
        for line in lines { try await line.close() }
        return rows(from: before, to: after, lines.flatMap { $0.meter.durations(.up) }, silent: silent)
    }

    private func lines(_ server: ServedProgram) async throws -> [DuplexCaller] {
        var lines: [DuplexCaller] = []
        for number in 0..<sessions {
            lines.append(try await DuplexCaller.begin(number, port: server.port, token: server.token))
        }
        return lines
    }

    private func rows(
        from before: ProcessStatistics, to after: ProcessStatistics, _ delays: [Duration], silent: Int
    ) -> [BenchmarkRow] {
        let share = ProcessStatistics.share(after.ticks - before.ticks, of: span)
        let mebibytes = [before, after].map { "\(GrowthBenchmark.rounded(Double($0.proportionalKiB) / 1024)) MiB" }
        return [
            BenchmarkRow(
                what: "\(sessions) full-duplex sessions at once: 100 ms heard → 100 ms said", reach: "p99 ≤ 100 ms",
                measured: Distribution(delays)?.text(50, 99) ?? "nothing"),
            BenchmarkRow(
                what: "… processor, of one core", reach: "≤ 100 %",
                measured: "\(GrowthBenchmark.rounded(share)) %"),
            BenchmarkRow(
                what: "… memory (PSS) at the start; after \(Int(span / .seconds(1))) s", reach: "",
                measured: mebibytes.joined(separator: "; ")),
            BenchmarkRow(
                what: "… sessions that were never answered", reach: "0",
                measured: silent == 0 ? "0" : "\(silent), FAILS", failed: silent > 0),
        ]
    }
}
