import ProgramHarness

/// From a pressed key to its letter on the screen: when nothing happens, and while an answer streams.
struct KeyBenchmark: BenchmarkProtocol {
    let name = "key"
    let program: MeasuredProgram
    let keys: Int

    func rows() async throws -> [BenchmarkRow] {
        [try await idle(), try await streaming()]
    }

    private func idle() async throws -> BenchmarkRow {
        let terminal = try program.start(arguments: ["--text"])
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        return row("key → screen, idle", reach: "p50 ≤ 2 ms, p99 ≤ 10 ms", try await type(in: terminal))
    }

    private func streaming() async throws -> BenchmarkRow {
        let server = try await BenchmarkServer.start(brain: StreamingBrain())
        defer { server.stop() }
        let terminal = try program.start(on: server, arguments: ["--text"])
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        terminal.send("talk")
        terminal.press(.enter)
        try await terminal.require(StreamingBrain.opening)
        let before = terminal.bytesWritten
        let durations = try await type(in: terminal)
        guard terminal.screenText().contains(StreamingBrain.word) || terminal.bytesWritten > before * 2 else {
            throw BenchmarkFailure("the answer did not stream while keys were pressed")
        }
        return row("key → screen, while an answer streams", reach: "p50 ≤ 2 ms, p99 ≤ 10 ms", durations)
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

    private func row(_ what: String, reach: String, _ durations: [Duration]) -> BenchmarkRow {
        BenchmarkRow(what: what, reach: reach, measured: Distribution(durations)?.text(50, 99) ?? "nothing")
    }

    /// Another letter each time, none of them a word of the screen by itself.
    private static func letter(_ index: Int) -> Character {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return letters[index % letters.count]
    }
}
