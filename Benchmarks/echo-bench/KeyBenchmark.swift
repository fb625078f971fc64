import ProgramHarness

/// From a pressed key to its letter on the screen: when nothing happens, and while an answer streams.
struct KeyBenchmark: BenchmarkProtocol {
    enum Situation: Sendable { case idle, streaming }

    let name = "key"
    let program: MeasuredProgram
    let keys: Int
    let situation: Situation

    func rows() async throws -> [BenchmarkRow] {
        switch situation {
        case .idle: [row("key → screen, idle", try await idle())]
        case .streaming: [row("key → screen, while an answer streams", try await streaming())]
        }
    }

    private func idle() async throws -> [Duration] {
        let terminal = try program.start(arguments: ["--text"])
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        return try await Typist(keys: keys).type(in: terminal)
    }

    private func streaming() async throws -> [Duration] {
        let server = try await BenchmarkServer.start(brain: StreamingBrain())
        defer { server.stop() }
        let terminal = try program.start(on: server, arguments: ["--text"])
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        terminal.send("talk")
        terminal.press(.enter)
        try await terminal.require(StreamingBrain.opening)
        let before = StreamingBrain.progress(on: terminal.screenText())
        let durations = try await Typist(keys: keys).type(in: terminal)
        guard StreamingBrain.progress(on: terminal.screenText()) > before + 10 else {
            throw BenchmarkFailure("the answer did not stream while keys were pressed:\n\(terminal.screenText())")
        }
        return durations
    }

    private func row(_ what: String, _ durations: [Duration]) -> BenchmarkRow {
        let measured = Distribution(durations)?.text(50, 99) ?? "nothing"
        return BenchmarkRow(what: what, reach: "p50 ≤ 2 ms, p99 ≤ 10 ms", measured: measured)
    }
}
