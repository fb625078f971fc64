import ProgramHarness

/// From the first byte of a pasted megabyte to the frame that shows its end.
struct PasteBenchmark: BenchmarkProtocol {
    let name = "paste"
    let program: MeasuredProgram
    let runs: Int

    private static let mark = "the-very-end"
    /// 16,384 lines of 64 bytes.
    private static let megabyte = String(repeating: String(repeating: "lorem ", count: 10) + "abc\n", count: 16_384)

    func rows() async throws -> [BenchmarkRow] {
        var durations: [Duration] = []
        for _ in 0..<runs { durations.append(try await paste()) }
        return [
            BenchmarkRow(
                what: "paste of 1 MB → screen", reach: "≤ 100 ms",
                measured: Distribution(durations)?.text(50, 95) ?? "nothing")
        ]
    }

    private func paste() async throws -> Duration {
        let terminal = try program.start(arguments: ["--text"])
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await terminal.require("idle", timeout: .seconds(20))
        let start = ContinuousClock.now
        terminal.send("\u{1B}[200~" + Self.megabyte + Self.mark + "\u{1B}[201~")
        guard let seen = try await terminal.wait(timeout: .seconds(30), until: { $0.text.contains(Self.mark) }) else {
            throw BenchmarkFailure("what was pasted was never shown:\n\(terminal.screenText())")
        }
        return seen - start
    }
}
