import ProgramHarness

/// Types into the composer as a person does, and waits for each letter to stand on the screen.
struct Typist: Sendable {
    let keys: Int

    /// How long each took.
    func type(in terminal: PseudoTerminal) async throws -> [Duration] {
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

    /// About as fast as a held key repeats, 25 to 30 a second, and never in step with the frames: who presses more keys
    /// than there are frames measures the frames.
    private static func pause(_ index: Int) -> Duration { .milliseconds(33 + index * 7 % 8) }

    /// Another letter each time, none of them a word of the screen by itself.
    private static func letter(_ index: Int) -> Character {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return letters[index % letters.count]
    }
}
