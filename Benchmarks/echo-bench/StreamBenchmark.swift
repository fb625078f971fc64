import ProgramHarness

/// What an answer of 10,000 tokens costs that comes at 1,000 events a second, and how the keys fare meanwhile.
struct StreamBenchmark: BenchmarkProtocol {
    let name = "stream"
    let program: MeasuredProgram

    func rows() async throws -> [BenchmarkRow] {
        let server = try await BenchmarkServer.start(brain: CountingBrain())
        defer { server.stop() }
        let terminal = try program.start(on: server, arguments: ["--text", "--model", "counting"])
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        // The answer is longer than the settings, and any model that is known, allow.
        terminal.send("/tokens inf\r")
        try await terminal.require("› type", timeout: .seconds(10))
        let (bytes, ticks) = (terminal.bytesWritten, try ProcessStatistics(pid: terminal.pid).ticks)
        let start = ContinuousClock.now
        terminal.send("count")
        terminal.press(.enter)
        try await terminal.require("2 3 4", timeout: .seconds(20))
        let keys = try await type(in: terminal)
        try await terminal.require(CountingBrain.end, timeout: .seconds(60))
        let spent = try ProcessStatistics(pid: terminal.pid).ticks - ticks
        return rows(
            keys, bytes: terminal.bytesWritten - bytes, microseconds: spent * 10_000,
            frames: frames(of: terminal, since: start), took: .now - start)
    }

    private func rows(
        _ keys: [Duration], bytes: Int, microseconds: Int, frames: Int, took: Duration
    ) -> [BenchmarkRow] {
        let tokens = CountingBrain.last
        return [
            BenchmarkRow(
                what: "key → screen, while 10,000 tokens stream at 1,000 events/s", reach: "p50 ≤ 2 ms, p99 ≤ 10 ms",
                measured: Distribution(keys)?.text(50, 99) ?? "nothing"),
            BenchmarkRow(what: "CPU per streamed token", reach: "", measured: "\(microseconds / tokens) µs"),
            BenchmarkRow(what: "bytes written per streamed token", reach: "", measured: "\(bytes / tokens)"),
            BenchmarkRow(
                what: "frames a second, while it streams", reach: "≤ 60",
                measured: "\(Int(Double(frames) / (took / .seconds(1))))"),
        ]
    }

    /// A key as often as a person types, never in step with the frames.
    private func type(in terminal: PseudoTerminal) async throws -> [Duration] {
        var durations: [Duration] = []
        for index in 0..<120 {
            try await Task.sleep(for: .milliseconds(53 + index * 7 % 8))
            let length = index % 24 + 1
            if length == 1, index > 0 { try await erase(in: terminal) }
            let start = ContinuousClock.now
            terminal.press(.character("z"))
            let line = String(repeating: "z", count: length)
            guard let seen = try await terminal.wait(until: { $0.line($0.rows - 3).contains("│ › " + line) }) else {
                throw BenchmarkFailure("a typed letter never came:\n\(terminal.screenText())")
            }
            durations.append(seen - start)
        }
        return durations
    }

    private func erase(in terminal: PseudoTerminal) async throws {
        for _ in 0..<24 { terminal.press(.backspace) }
        guard try await terminal.wait(until: { !$0.line($0.rows - 3).contains("│ › z") }) != nil else {
            throw BenchmarkFailure("typed letters could not be erased:\n\(terminal.screenText())")
        }
        try await Task.sleep(for: .milliseconds(300))
    }

    /// What is written within a few milliseconds is one frame.
    private func frames(of terminal: PseudoTerminal, since start: ContinuousClock.Instant) -> Int {
        let instants = terminal.output.map(\.instant).filter { $0 >= start }
        return zip(instants, instants.dropFirst()).filter { $1 - $0 > .milliseconds(4) }.count + 1
    }
}
