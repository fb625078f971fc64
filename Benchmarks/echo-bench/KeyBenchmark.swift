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
        return try await type(in: terminal)
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
        let durations = try await type(in: terminal)
        guard StreamingBrain.progress(on: terminal.screenText()) > before + 10 else {
            throw BenchmarkFailure("the answer did not stream while keys were pressed:\n\(terminal.screenText())")
        }
        return durations
    }

    private func type(in terminal: PseudoTerminal) async throws -> [Duration] {
        var durations: [Duration] = []
        for index in 0..<keys {
            durations.append(try await press(Self.letter(index), in: terminal))
            if index % 24 == 23 { try await erase(24, in: terminal) }
        }
        return durations
    }

    private func press(_ letter: Character, in terminal: PseudoTerminal) async throws -> Duration {
        let cursor = terminal.cursor
        let start = ContinuousClock.now
        terminal.press(.character(letter))
        let seen = try await terminal.wait {
            $0.cell(row: cursor.row, column: cursor.column).character == String(letter)
        }
        guard let seen else { throw BenchmarkFailure("a typed letter never came:\n\(terminal.screenText())") }
        // The cursor moves behind the letter in the same frame; the next key is not pressed before.
        _ = try await terminal.wait { $0.cursor.column == cursor.column + 1 }
        return seen - start
    }

    private func erase(_ count: Int, in terminal: PseudoTerminal) async throws {
        let home = terminal.cursor.column - count
        for _ in 0..<count { terminal.press(.backspace) }
        guard try await terminal.wait(until: { $0.cursor.column == home }) != nil else {
            throw BenchmarkFailure("typed letters could not be erased:\n\(terminal.screenText())")
        }
    }

    private func row(_ what: String, _ durations: [Duration]) -> BenchmarkRow {
        let measured = Distribution(durations)?.text(50, 99) ?? "nothing"
        return BenchmarkRow(what: what, reach: "p50 ≤ 2 ms, p99 ≤ 10 ms", measured: measured)
    }

    /// Another letter each time, none of them a word of the screen by itself.
    private static func letter(_ index: Int) -> Character {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return letters[index % letters.count]
    }
}
