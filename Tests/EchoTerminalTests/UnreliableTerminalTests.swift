import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoTerminal

@Suite(.serialized) struct `A terminal that is slow, silent or late` {
    @Test func `blocked output holds up neither keys nor the end, and nothing is queued`() async throws {
        let terminal = try SampleProgram.open("welcome", columns: 200, rows: 60)
        try await terminal.require(SampleProgram.ready)
        terminal.hold()
        try await flood(terminal)
        terminal.send("typed meanwhile")
        let before = terminal.bytesWritten

        terminal.release()

        try await terminal.require("› typed meanwhile", timeout: .seconds(2))
        // The line itself holds some frames; of the hundreds asked for in two seconds nothing else is kept.
        #expect(terminal.bytesWritten - before < 400_000, "\(terminal.bytesWritten - before)")
        try await expectWhole(terminal)
        terminal.send("\u{3}")
        #expect(await terminal.exitStatus() == .exited(0))
        #expect(terminal.modes.isBalanced)
    }

    @Test func `blocked it still ends when it is told to`() async throws {
        let terminal = try SampleProgram.open("welcome", columns: 200, rows: 60)
        try await terminal.require(SampleProgram.ready)
        terminal.hold()
        try await flood(terminal)
        let start = ContinuousClock.now

        terminal.signal(SIGTERM)

        #expect(await terminal.exitStatus(timeout: .seconds(3)) == .exited(143))
        #expect(ContinuousClock.now - start < .seconds(1.5))
    }

    @Test func `a terminal that never answers is not waited for`() async throws {
        let terminal = try await SampleProgram.underShell(answers: false)
        let start = ContinuousClock.now
        terminal.send("\u{3}")
        try await terminal.require("ended 0, the line is the same")
        #expect(ContinuousClock.now - start < .seconds(1.5))
        #expect(terminal.modes.isBalanced)
        #expect(terminal.modes.keyboardsEver == 0)
    }

    @Test func `left before a distant terminal has answered, its answers do not reach the shell`() async throws {
        let terminal = try await leavable()
        terminal.send("\u{3}")
        try await terminal.pass(.milliseconds(400))
        terminal.send("\u{1B}[?0u\u{1B}P>|foot(1.2)\u{1B}\\\u{1B}[?62;22c")
        try await expectNothing(of: ["62;", "foot"], in: terminal)
    }

    @Test func `what a distant terminal says of keys while it is left does not reach the shell`() async throws {
        let terminal = try await leavable()
        try await terminal.pass(.milliseconds(300))
        terminal.send("\u{1B}[?0u\u{1B}[?7u\u{1B}[?1;2c")
        try await terminal.order("traits", shows: "any ground, releases")
        terminal.send("\u{1B}[99;5u")
        try await terminal.pass(.milliseconds(250))
        terminal.send("\u{1B}[99;5:3u\u{1B}[<35;10;10M")
        try await expectNothing(of: ["99;5", "35;10"], in: terminal)
        #expect(terminal.rawText.components(separatedBy: TerminalProbe.fence).count - 1 == 1)
    }

    /// Under a shell that shows what else comes in, on a terminal that answers only what it is made to.
    private func leavable() async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            command: "/bin/sh", arguments: ["-c", "\(SampleProgram.script); cat -v"], answers: false)
        try await terminal.require(SampleProgram.ready)
        return terminal
    }

    private func expectNothing(of words: [String], in terminal: PseudoTerminal) async throws {
        try await terminal.require("the line is the same")
        terminal.send("shell\r")
        #expect(try await terminal.wait { $0.text.contains("shell\nshell") } != nil)
        for word in words { #expect(!terminal.screenText().contains(word)) }
    }

    @Test func `late answers are taken`() async throws {
        let terminal = try await SampleProgram.underShell(answers: false)
        try await terminal.pass(.milliseconds(1_200))
        try await terminal.order("traits", shows: "nothing told")
        terminal.send("\u{1B}]11;rgb:ffff/ffff/ff")
        terminal.send("ff\u{1B}\\\u{1B}[?0u")
        try await terminal.order("traits", shows: "light, presses only")
        #expect(terminal.modes.keyboards == 1)
        terminal.send("\u{1B}[?7u")
        try await terminal.order("traits", shows: "light, releases")
        terminal.send("\u{1B}[?2026;2$y")
        try await terminal.order("traits", shows: "light, releases")
        terminal.send("x")
        try await terminal.require("› x")
        #expect(terminal.modes.touched.contains(2026))
        terminal.send("\u{1B}[99;5u")
        try await terminal.require("ended 0, the line is the same")
        #expect(terminal.modes.isBalanced)
    }

    @Test func `what the terminal says while it is left does not reach the shell`() async throws {
        let terminal = try await leavable()
        terminal.send("\u{1B}[?0u\u{1B}[?7u\u{1B}[?1;2c")
        try await terminal.order("traits", shows: "any ground, releases")

        terminal.send("\u{1B}[99;5u")
        terminal.send("\u{1B}[99;5:3u\u{1B}[<35;10;10M\u{1B}[?1;2c")

        try await expectNothing(of: ["99;5"], in: terminal)
    }

    @Test func `an escape is heard though nothing follows, and a long one does not swallow the keyboard`() async throws
    {
        let terminal = try SampleProgram.open("welcome")
        try await terminal.require(SampleProgram.ready)
        terminal.send("\u{1B}")
        try await terminal.require("stop")
        terminal.send("\u{1B}]11;rgb:12")
        try await terminal.pass(.milliseconds(600))
        terminal.send("a\u{1B}[200~lost end")
        try await terminal.pass(.milliseconds(3_200))
        terminal.send("b")
        try await terminal.require("› alost endb")
    }

    @Test func `bytes that are no text are shown as such`() async throws {
        let terminal = try SampleProgram.open("welcome")
        try await terminal.require(SampleProgram.ready)
        terminal.send([0x61, 0xFF, 0xC3, 0x28, 0x62])
        try await terminal.require("› a\u{FFFD}\u{FFFD}(b")
    }

    @Test func `a megabyte pasted is there`() async throws {
        let terminal = try SampleProgram.open("welcome")
        try await terminal.require(SampleProgram.ready)
        let text = String(repeating: "0123456789abcdef", count: 1 << 16)
        terminal.send("\u{1B}[200~\(text)END\u{1B}[201~")
        try await terminal.require("END")
    }

    @Test func `a hundred new sizes a second while much changes`() async throws {
        let terminal = try SampleProgram.open("welcome", columns: 120, rows: 40)
        try await terminal.require(SampleProgram.ready)
        terminal.send("count 250\r")
        for step in 0..<250 {
            terminal.resize(columns: 60 + step * 7 % 90, rows: 16 + step * 5 % 30)
            try await terminal.pass(.milliseconds(10))
        }
        terminal.resize(columns: 100, rows: 30)
        try await terminal.require("number 250")
        try await expectWhole(terminal)
    }

    /// Asks for hundreds of whole screens, for two seconds.
    private func flood(_ terminal: PseudoTerminal) async throws {
        for _ in 0..<200 {
            terminal.send("\u{C}")
            try await terminal.pass(.milliseconds(10))
        }
    }

    /// What stands on the screen is what would be drawn afresh.
    private func expectWhole(_ terminal: PseudoTerminal) async throws {
        try await terminal.pass(.milliseconds(200))
        let (seen, written) = (terminal.screenText(), terminal.bytesWritten)
        terminal.send("\u{C}")
        #expect(await eventually { terminal.bytesWritten > written })
        try await terminal.pass(.milliseconds(200))
        #expect(terminal.screenText() == seen)
    }
}
