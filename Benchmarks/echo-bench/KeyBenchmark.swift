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
        var written = ""
        for index in 0..<keys {
            try await Task.sleep(for: Self.pause(index))
            let letter = Self.letter(index)
            durations.append(try await press(letter, after: written, in: terminal))
            written.append(letter)
            if written.count == 24 {
                try await erase(written, in: terminal)
                written = ""
            }
        }
        return durations
    }

    /// The cursor tells nothing here: it is elsewhere while a frame is drawn.
    private func press(_ letter: Character, after written: String, in terminal: PseudoTerminal) async throws -> Duration
    {
        let line = Self.prompt + written + String(letter)
        let start = ContinuousClock.now
        terminal.press(.character(letter))
        guard let seen = try await terminal.wait(until: { Self.composer(of: $0).contains(line) }) else {
            throw BenchmarkFailure("a typed letter never came:\n\(terminal.screenText())")
        }
        return seen - start
    }

    private func erase(_ written: String, in terminal: PseudoTerminal) async throws {
        for _ in written { terminal.press(.backspace) }
        let first = Self.prompt + written.prefix(1)
        guard try await terminal.wait(until: { !Self.composer(of: $0).contains(first) }) != nil else {
            throw BenchmarkFailure("typed letters could not be erased:\n\(terminal.screenText())")
        }
        // The frames that the backspaces borrowed are paid back.
        try await Task.sleep(for: .milliseconds(500))
    }

    private static let prompt = "│ › "

    /// The line of the composer, at the bottom above its border and the keys.
    private static func composer(of screen: VirtualTerminal) -> String { screen.line(screen.rows - 3) }

    private func row(_ what: String, _ durations: [Duration]) -> BenchmarkRow {
        let measured = Distribution(durations)?.text(50, 99) ?? "nothing"
        return BenchmarkRow(what: what, reach: "p50 ≤ 2 ms, p99 ≤ 10 ms", measured: measured)
    }

    /// About as fast as a held key repeats, 25 to 30 a second, and never in step with the frames: who presses more keys
    /// than there are frames measures the frames.
    private static func pause(_ index: Int) -> Duration { .milliseconds(33 + index * 7 % 8) }

    /// Another letter each time, none of them a word of the screen by itself.
    private static func letter(_ index: Int) -> Character {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return letters[index % letters.count]
    }
}
