import ProgramHarness

/// The program's share of memory, ten seconds after its start: connected to a server elsewhere, and with its own.
struct MemoryBenchmark: BenchmarkProtocol {
    let name = "memory"
    let program: MeasuredProgram
    var settling = Duration.seconds(10)

    func rows() async throws -> [BenchmarkRow] {
        let server = try await BenchmarkServer.start(brain: StreamingBrain())
        defer { server.stop() }
        let remote = try await measure(program.start(on: server))
        let local = try await measure(program.start())
        return [
            BenchmarkRow(what: "memory (PSS), server elsewhere", reach: "≤ 40 MiB", measured: remote),
            BenchmarkRow(what: "memory (PSS), offline, speech models loaded", reach: "apart", measured: local),
        ]
    }

    private func measure(_ terminal: PseudoTerminal) async throws -> String {
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await Task.sleep(for: settling)
        let size = try ProcessStatistics(pid: terminal.pid).proportionalKiB
        return "\((Double(size) / 102.4).rounded() / 10) MiB"
    }
}
