import ProgramHarness

/// From executing the program to its first full frame.
struct FirstFrameBenchmark: BenchmarkProtocol {
    let name = "frame"
    let program: MeasuredProgram
    let starts: Int

    func rows() async throws -> [BenchmarkRow] {
        // The first start reads the program from the disk; nobody's second does.
        _ = try await measure()
        var durations: [Duration] = []
        for _ in 0..<starts { durations.append(try await measure()) }
        let measured = Distribution(durations)?.text(50, 95) ?? "nothing"
        return [BenchmarkRow(what: "exec → first full frame", reach: "≤ 50 ms", measured: measured)]
    }

    private func measure() async throws -> Duration {
        let terminal = try program.start()
        defer { terminal.close() }
        let seen = try await program.firstFrame(of: terminal)
        return seen - terminal.startedAt
    }
}
