import EchoTestKit
import ProgramHarness

/// From the key that leaves to the end of the process.
struct QuitBenchmark: BenchmarkProtocol {
    let name = "quit"
    let program: MeasuredProgram
    let starts: Int

    func rows() async throws -> [BenchmarkRow] {
        var elsewhere: [Duration] = []
        var own: [Duration] = []
        for _ in 0..<starts {
            let server = PuppetServer()
            elsewhere.append(try await measure(program.start(on: server)))
            own.append(try await measure(program.start()))
        }
        return [
            row("quit → process gone, server elsewhere", "≤ 50 ms", elsewhere),
            row("quit → process gone, with its own server", "", own),
        ]
    }

    private func measure(_ terminal: PseudoTerminal) async throws -> Duration {
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await Task.sleep(for: .milliseconds(500))
        terminal.press(.control("c"))
        try await terminal.require("Quit echo?")
        let start = ContinuousClock.now
        terminal.press(.enter)
        guard await terminal.exitStatus(timeout: .seconds(10)) == .exited(0) else {
            throw BenchmarkFailure("the program did not end:\n\(terminal.screenText())")
        }
        return .now - start
    }

    private func row(_ what: String, _ reach: String, _ durations: [Duration]) -> BenchmarkRow {
        BenchmarkRow(what: what, reach: reach, measured: Distribution(durations)?.text(50, 95) ?? "nothing")
    }
}
