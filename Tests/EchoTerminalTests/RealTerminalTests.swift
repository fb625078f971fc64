import EchoTestKit
import Foundation
import ProgramHarness
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite(.serialized) struct `In a real terminal` {
    private let sample = BuiltProducts.url("terminal-sample").path

    private func open(
        _ arguments: String..., environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            command: sample, arguments: arguments, environment: environment, columns: columns, rows: rows)
    }

    @Test func `the whole screen is drawn, in colour, with wide characters in their place`() async throws {
        let terminal = try open("conversation", columns: 120, rows: 40)
        try await terminal.require("日本語でもいいですか。😀 naïve café")
        var view = ScreenView(keymap: .standard)
        let frame = view.draw(SampleScreens.conversation, size: Size(width: 120, height: 40))
        let wanted = FrameText.text(of: frame).split(separator: "\n", omittingEmptySubsequences: false)

        for row in [0, 2, 9, 11, 13, 14, 37, 39] {
            #expect(
                terminal.line(row).trimmingCharacters(in: .whitespaces)
                    == wanted[row].trimmingCharacters(in: .whitespaces))
        }
        let echo = terminal.cell(row: 0, column: 1)
        #expect(echo.attributes.contains(.bold))
        #expect(echo.foreground != .standard && echo.background != .standard)
    }

    @Test func `without colours there are none`() async throws {
        let terminal = try open("conversation", environment: ["NO_COLOR": "1"])
        try await terminal.require("Conversation")
        for column in 0..<80 {
            #expect(terminal.cell(row: 0, column: column).foreground == .standard)
            #expect(terminal.cell(row: 0, column: column).background == .standard)
        }
    }

    @Test func `typing is seen and the cursor follows it`() async throws {
        let terminal = try open("welcome")
        try await terminal.require("type, or press Space to talk")

        terminal.send("hi 日本")

        try await terminal.require("› hi 日本")
        #expect(terminal.cursor.isVisible)
        let row = terminal.cursor.row
        #expect(terminal.line(row).contains("hi 日本"))
        #expect(terminal.cursor.column == 4 + 7)
    }

    @Test func `a bracketed paste keeps its lines and sends nothing`() async throws {
        let terminal = try open("welcome")
        try await terminal.require("type, or press")
        terminal.send("\u{1B}[200~one\rtwo\u{1B}[201~")
        try await terminal.require("› one")
        try await terminal.require("two")
    }

    @Test func `a new size is drawn at once, however small`() async throws {
        let terminal = try open("conversation", columns: 120, rows: 40)
        try await terminal.require("Settings")
        terminal.resize(columns: 30, rows: 8)
        try await terminal.require("Terminal too small: 30 × 8.")
        terminal.resize(columns: 80, rows: 24)
        try await terminal.require("Conversation │ Levels")
    }

    @Test
    func `quitting gives the terminal back`() async throws {
        let terminal = try open("welcome")
        try await terminal.require("type, or press")
        terminal.send("\u{3}")
        #expect(await terminal.exitStatus() == .exited(0))
        expectRestored(terminal)
        #expect(terminal.screenText().contains("left: finished"))
    }

    @Test(arguments: [(Int32(2), Int32(130)), (15, 143), (1, 129)])
    func `a signal gives the terminal back`(signal: Int32, status: Int32) async throws {
        let terminal = try open("welcome")
        try await terminal.require("type, or press")
        terminal.signal(signal)
        #expect(await terminal.exitStatus() == .exited(status))
        expectRestored(terminal)
    }

    @Test func `a fault of the program gives the terminal back`() async throws {
        let terminal = try open("welcome")
        try await terminal.require("type, or press")
        terminal.send("crash\r")
        #expect(await terminal.exitStatus() == .killed(signal: SIGABRT))
        expectRestored(terminal)
    }

    @Test func `suspended it gives the terminal back, resumed it takes and draws it again`() async throws {
        let shell = try PseudoTerminal(
            command: "/bin/bash", arguments: ["--norc", "-i"], environment: ["PS1": "ready> "])
        try await shell.require("ready>")
        shell.send("\(sample) welcome\r")
        try await shell.require("type, or press")

        shell.send("\u{1A}")
        try await shell.require("Stopped")
        #expect(!shell.showsAlternateScreen)
        #expect(shell.cursor.isVisible)

        shell.send("fg\r")
        try await shell.require("type, or press")
        #expect(shell.showsAlternateScreen)
        shell.send("again")
        try await shell.require("› again")
        shell.send("\u{3}")
        try await shell.require("left: finished")
    }

    @Test func `suspended from outside it does the same`() async throws {
        let shell = try PseudoTerminal(
            command: "/bin/bash", arguments: ["--norc", "-i"], environment: ["PS1": "ready> "])
        try await shell.require("ready>")
        shell.send("\(sample) welcome\r")
        try await shell.require("type, or press")
        let sleeper = try #require(child(of: shell.pid))

        kill(sleeper, SIGTSTP)
        try await shell.require("Stopped")
        #expect(!shell.showsAlternateScreen)

        shell.send("fg\r")
        try await shell.require("type, or press")
        shell.send("\u{3}")
        try await shell.require("left: finished")
    }

    @Test func `the text can be written in an editor of one's own`() async throws {
        let terminal = try open(
            "welcome", environment: ["EDITOR": "sh -c 'echo; echo EDITING; sleep 0.2; printf more >> \"$0\"'"])
        try await terminal.require("type, or press")
        terminal.send("once ")
        try await terminal.require("› once")

        terminal.send("\u{18}\u{5}")

        try await terminal.require("EDITING")
        #expect(!terminal.showsAlternateScreen)
        try await terminal.require("› once more")
        #expect(terminal.showsAlternateScreen)
    }

    @Test func `idle it writes nothing`() async throws {
        let terminal = try open("conversation")
        try await terminal.require("Conversation")
        terminal.send("x")
        try await terminal.require("› x")
        // The last bytes of the frame may still be on their way.
        _ = try await terminal.wait(timeout: .milliseconds(200)) { _ in false }
        let written = terminal.bytesWritten
        _ = try await terminal.wait(timeout: .milliseconds(400)) { _ in false }
        #expect(terminal.bytesWritten == written)
    }

    @Test func `a hundred changes a second are sixty frames at most`() async throws {
        let terminal = try open("welcome")
        try await terminal.require("type, or press")
        terminal.send("count 100\r")
        try await terminal.require("number ")
        let first = terminal.output.count
        try await terminal.require("number 100")
        let chunks = terminal.output.dropFirst(first)
        let frames = zip(chunks, chunks.dropFirst()).filter { $1.instant - $0.instant > .milliseconds(5) }.count
        let time = try #require(chunks.last).instant - #require(chunks.first).instant

        #expect(frames > 10)
        #expect(Double(frames) <= time / .seconds(1) * 60 + 2)
    }

    @Test(arguments: [
        ("dumb", "cannot position the cursor"), ("", "TERM is not set"),
        ("no-such-terminal", "Unknown terminal type \"no-such-terminal\""),
    ])
    func `a terminal it cannot use is a clear sentence`(type: String, sentence: String) async throws {
        let terminal = try open("welcome", environment: ["TERM": type], columns: 120)
        #expect(await terminal.exitStatus() == .exited(1))
        #expect(terminal.screenText().contains(sentence))
        #expect(!terminal.showsAlternateScreen)
    }

    @Test func `standard input that is no terminal is a clear sentence`() async throws {
        let shell = try PseudoTerminal(
            command: "/bin/sh", arguments: ["-c", "echo hello | \(sample) welcome"], columns: 130)
        #expect(await shell.exitStatus() == .exited(1))
        #expect(shell.screenText().contains("Standard input is not a terminal"))
    }

    private func expectRestored(_ terminal: PseudoTerminal) {
        #expect(!terminal.showsAlternateScreen)
        #expect(terminal.cursor.isVisible)
        let output = String(decoding: terminal.rawOutput, as: UTF8.self)
        #expect(output.range(of: "\u{1B}[?2004h") != nil)
        let off = output.range(of: "\u{1B}[?2004l", options: .backwards)
        let on = output.range(of: "\u{1B}[?2004h", options: .backwards)
        #expect(off.map { $0.lowerBound } ?? output.startIndex > on.map { $0.lowerBound } ?? output.endIndex)
    }

    private func child(of parent: pid_t) -> pid_t? {
        let path = "/proc/\(parent)/task/\(parent)/children"
        let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return children.split(separator: " ").first.flatMap { pid_t($0) }
    }
}
