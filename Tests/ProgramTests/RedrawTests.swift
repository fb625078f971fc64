import EchoTestKit
import Foundation
import ProgramHarness
import Testing

/// The real program under random keys, clicks and sizes, the same at every run.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `The terminal shows what was drawn` {
    private static let visits = 6
    private static let keysEach = 400
    private static let sizes = [(120, 40), (80, 24), (60, 16), (200, 60), (100, 30), (59, 15), (161, 47)]

    @Test func `after random keys and sizes it is as if drawn afresh`() async throws {
        var random = SplitMix(state: 4)
        for visit in 0..<Self.visits { try await pay(visit, &random) }
    }

    private func pay(_ visit: Int, _ random: inout SplitMix) async throws {
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["--text"],
            environment: ["EDITOR": "true", "PAGER": "true"])
        defer { terminal.close() }
        try await terminal.require("○ idle")
        for _ in 0..<Self.keysEach { act(on: terminal, &random) }
        // Where a key has led out of the program there is nothing to compare.
        terminal.resize(columns: 120, rows: 40)
        guard try await settle(terminal) else { return }

        let shown = Self.rows(of: terminal)
        terminal.press(.control("l"))
        try await settleOutput(of: terminal)

        let afresh = Self.rows(of: terminal)
        for row in afresh.indices where afresh[row] != shown[row] {
            let cells = zip(shown[row], afresh[row]).enumerated().filter { $0.element.0 != $0.element.1 }
            let details = cells.map { "\($0.offset): \($0.element.0) afresh \($0.element.1)" }
            let text = [Self.text(shown[row]), Self.text(afresh[row])] + details
            Issue.record("visit \(visit), row \(row):\n\(text.joined(separator: "\n"))")
        }
    }

    private func act(on terminal: PseudoTerminal, _ random: inout SplitMix) {
        switch Int.random(in: 0..<40, using: &random) {
        case 0:
            let (columns, rows) = Self.sizes[Int.random(in: 0..<Self.sizes.count, using: &random)]
            terminal.resize(columns: columns, rows: rows)
        case 1: terminal.send("what time is it\r")
        case 2:
            let (row, column) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<120, using: &random))
            terminal.press(.click(row: row, column: column))
        default: terminal.press(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)])
        }
    }

    /// Everything closed, nothing under way: the program has read all that was sent and stands still.
    private func settle(_ terminal: PseudoTerminal) async throws -> Bool {
        for round in 0..<20 {
            for _ in 0..<4 { terminal.press(.escape); try await Task.sleep(for: .milliseconds(80)) }
            terminal.press(.alt("0"))
            terminal.send("settled\(round)")
            if try await terminal.wait(for: "settled\(round)", timeout: .seconds(3)),
                try await terminal.wait(for: "○ idle", timeout: .seconds(3))
            {
                try await settleOutput(of: terminal)
                // What passed in the last second stands in the frame of the events, and goes by itself.
                let text = terminal.screenText()
                if text.contains("○ idle"), !text.contains("B/s") { return true }
            }
            if await terminal.exitStatus(timeout: .milliseconds(10)) != nil { return false }
        }
        return false
    }

    /// Nothing was written for a while.
    private func settleOutput(of terminal: PseudoTerminal) async throws {
        var before = -1
        while terminal.bytesWritten != before {
            before = terminal.bytesWritten
            try await Task.sleep(for: .milliseconds(400))
        }
    }

    private static func rows(of terminal: PseudoTerminal) -> [[ScreenCell]] {
        (0..<40).map { row in
            let cells = (0..<120).map { terminal.cell(row: row, column: $0) }
            // The right half of a wide character has no looks of its own.
            return cells.indices.filter { $0 == 0 || cells[$0 - 1].width == 1 }.map { cells[$0] }
        }
    }

    private static func text(_ row: [ScreenCell]) -> String { row.map(\.character).joined() }

    /// Neither leaving nor stopping: what is left of the table and what a person types.
    private static let keys: [TerminalKey] =
        "abcdefghijklmnopqrstuvwxz /:\\?=[]{}GJKNZ日é👍".map(TerminalKey.character)
        + "abdefghjklnpruwy".map(TerminalKey.control) + "bdfhmnprwz_=-01234".map(TerminalKey.alt)
        + (1...12).map(TerminalKey.function)
        + [
            .enter, .enter, .escape, .tab, .shiftTab, .backspace, .space, .altEnter, .up, .down, .left, .right, .home,
            .end,
            .pageUp, .pageDown, .delete, .paste("two\nlines"),
        ]
}
