import Foundation
import ProgramHarness

/// How soon the screen is there and answers keys, with the parts of the local assistant and without: they run beside it, on
/// the same processors.
struct PartsScreenBenchmark: BenchmarkProtocol {
    let name = "local-screen"
    let mostRuns = 1
    let program: MeasuredProgram
    let keys: Int

    func rows() async throws -> [BenchmarkRow] {
        let parts = try PartsAtHand(path: program.path)
        let others = [parts.of("ears").first, parts.of("voice").first].compactMap(\.self)
        var rows: [BenchmarkRow] = []
        for brain in [[]] + parts.of("brain").map({ [$0] }) {
            rows += try await measured(brain.isEmpty ? [] : brain + others, parts)
        }
        return rows
    }

    private func measured(_ names: [String], _ parts: PartsAtHand) async throws -> [BenchmarkRow] {
        let data = try parts.home(names)
        defer { try? FileManager.default.removeItem(at: data) }
        let start = ContinuousClock.now
        let terminal = try program.start(arguments: ["--text"], environment: PartsAtHand.environment(of: data))
        defer { terminal.close() }
        let frame = try await program.firstFrame(of: terminal) - start
        let idle = try await Typist(keys: keys).type(in: terminal)
        try await empty(terminal)
        terminal.send("Tell me a very long story of a ship and of all who sail in it.")
        terminal.press(.enter)
        // The part starts, reads and writes meanwhile.
        guard try await terminal.wait(until: { !$0.line($0.rows - 3).contains("story") }) != nil else {
            throw BenchmarkFailure("the question was not taken:\n\(terminal.screenText())")
        }
        let busy = try await Typist(keys: keys).type(in: terminal)
        let title = names.isEmpty ? "built-in" : names.joined(separator: " + ")
        return [
            BenchmarkRow(what: "\(title): first frame", reach: "≤ 80 ms", measured: Distribution.milliseconds(frame)),
            row("\(title): key → screen, idle", idle), row("\(title): key → screen, while a story is made", busy),
        ]
    }

    /// Takes back what was typed.
    private func empty(_ terminal: PseudoTerminal) async throws {
        for _ in 0..<keys { terminal.press(.backspace) }
        // Frames that they borrowed are paid back.
        try await Task.sleep(for: .milliseconds(500))
    }

    private func row(_ what: String, _ durations: [Duration]) -> BenchmarkRow {
        BenchmarkRow(
            what: what, reach: "p50 ≤ 2 ms, p99 ≤ 10 ms", measured: Distribution(durations)?.text(50, 99) ?? "nothing")
    }
}
