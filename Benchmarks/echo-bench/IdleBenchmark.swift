import ProgramHarness

/// What the program does when there is nothing to do, with the microphone closed.
struct IdleBenchmark: BenchmarkProtocol {
    let name = "idle"
    let program: MeasuredProgram
    var settling = Duration.seconds(5)
    var watching = Duration.seconds(10)

    func rows() async throws -> [BenchmarkRow] {
        let terminal = try program.start()
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await Task.sleep(for: settling)
        let bytes = terminal.bytesWritten
        let spent = try await ProcessStatistics.ticks(of: terminal.pid, for: watching)
        let percent = ProcessStatistics.share(spent, of: watching)
        return [
            BenchmarkRow(
                what: "idle, microphone closed, \(Int(watching / .seconds(1))) s", reach: "0 bytes, 0.0 % CPU",
                measured: "\(terminal.bytesWritten - bytes) bytes, \(percent) % CPU (\(spent) ticks)")
        ]
    }
}
