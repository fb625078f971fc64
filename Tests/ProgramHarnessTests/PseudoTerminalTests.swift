import EchoConcurrency
import EchoTestKit
import Foundation
import Glibc
import ProgramHarness
import Testing

@Suite struct `A program in a pseudo-terminal` {
    @Test func `shows what it writes`() async throws {
        let terminal = try shell("echo hello; sleep 60")

        #expect(try await terminal.wait(for: "hello"))
        #expect(terminal.line(0) == "hello")
    }

    @Test func `has a terminal of the size that was asked for and hears of a new one`() async throws {
        let terminal = try shell(
            "trap 'stty size' WINCH; stty size; while :; do sleep 0.05; done", columns: 91, rows: 17)
        try await terminal.require("17 91")

        terminal.resize(columns: 40, rows: 12)

        try await terminal.require("12 40")
    }

    @Test func `receives what is typed`() async throws {
        let terminal = try shell("read line; echo \"<$line>\"; sleep 60")

        terminal.send("good day")
        terminal.press(.enter)

        try await terminal.require("<good day>")
    }

    @Test func `receives keys as its terminal modes say`() async throws {
        let terminal = try shell(
            "stty raw -echo; printf '\\033[?1h\\033[?2004hready'; dd bs=1 count=25 2>/dev/null | od -An -c",
            columns: 200)
        try await terminal.require("ready")

        terminal.press(.up, .control("j"), .alt("m"), .function(1), .shiftTab, .paste("x"))

        try await terminal.require("033   O   A  \\n 033   m 033   O   P 033   [   Z")
        try await terminal.require("0   ~   x 033   [   2   0   1   ~")
    }

    @Test func `has colours, attributes and wide characters`() async throws {
        let terminal = try shell("printf '\\033[1;3;31mA\\033[0m\\033[38;5;200;44mB\\033[0m漢.'; sleep 60")
        try await terminal.require(".")

        let cells = (0..<5).map { terminal.cell(row: 0, column: $0) }

        #expect(cells[0].character == "A")
        #expect(cells[0].foreground == .indexed(1))
        #expect(cells[0].attributes == [.bold, .italic])
        #expect(cells[1].foreground == .indexed(200))
        #expect(cells[1].background == .indexed(4))
        #expect(cells[2].character == "漢")
        #expect(cells[2].width == 2)
        #expect(cells[4].character == ".")
        #expect(cells[4].foreground == .standard)
    }

    @Test func `says where the cursor is, what the title is and which screen shows`() async throws {
        let terminal = try shell(
            "printf '\\033[?1049h\\033[?25l\\033]0;name\\007\\007\\033[3;5Hx'; read l; printf '\\033[?1049l'")
        try await terminal.require("x")
        #expect(terminal.cursor == CursorPosition(row: 2, column: 5, isVisible: false))
        #expect(terminal.title == "name")
        #expect(terminal.bells == 1)
        #expect(terminal.showsAlternateScreen)

        terminal.press(.enter)

        #expect(await terminal.exitStatus() == .exited(0))
        #expect(!terminal.showsAlternateScreen)
    }

    @Test func `tells how it ended, after its last words`() async throws {
        let terminal = try shell("seq 1 20000; echo the end; exit 3")

        #expect(await terminal.exitStatus() == .exited(3))
        #expect(terminal.screenText().contains("the end"))
        #expect(terminal.bytesWritten == terminal.rawOutput.count)
        #expect(terminal.bytesWritten > 100_000)
    }

    @Test func `ends by a signal`() async throws {
        let terminal = try shell("echo up; exec sleep 60")
        try await terminal.require("up")

        terminal.signal(SIGTERM)

        #expect(await terminal.exitStatus() == .killed(signal: SIGTERM))
    }

    @Test func `is answered when it asks the terminal something`() async throws {
        let terminal = try shell("stty raw -echo; printf '\\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -c; sleep 60")

        try await terminal.require("033   [   1   ;   1   R")
    }

    @Test func `that never shows a text is given up in time`() async throws {
        let terminal = try shell("echo something else; sleep 60")

        #expect(try await !terminal.wait(for: "the text", timeout: .milliseconds(300)))
        await #expect(throws: PseudoTerminalError.self) {
            try await terminal.require("the text", timeout: .milliseconds(50))
        }
    }

    @Test(.timeLimit(.minutes(10))) func `that ended is not waited for`() async throws {
        let terminal = try shell("echo bye")

        #expect(try await !terminal.wait(for: "the text", timeout: .seconds(3600)))
        #expect(try await terminal.wait(for: "bye"))
    }

    @Test func `that writes without end lets go of whoever is cancelled meanwhile`() async throws {
        let terminal = try shell("while :; do echo more; done")
        let left = OneTimeEvent()
        Task {
            for _ in 0..<2_000 {
                let waiting = Task { try await terminal.wait { _ in Bool.random() } }
                await Task.yield()
                waiting.cancel()
                _ = try? await waiting.value
            }
            left.happen()
        }

        #expect(await eventually { left.hasHappened })
        terminal.signal(SIGKILL)
    }

    @Test func `does not see the environment of the tests`() async throws {
        let terminal = try shell("env | cut -d= -f1 | sort | tr '\\n' ' '")

        _ = await terminal.exitStatus()

        let names = Set(terminal.screenText().split { $0.isWhitespace }.map(String.init))
        #expect(
            names.subtracting(["LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "PWD", "SHLVL", "_", "OLDPWD"]) == [
                "HOME", "LANG", "PATH", "TERM",
            ])
    }

    @Test func `can be the one the package builds`() {
        let program = BuiltProducts.url("echo-tui")

        #expect(FileManager.default.isExecutableFile(atPath: program.path), "\(program.path)")
        #expect(
            FileManager.default.fileExists(atPath: BuiltProducts.sourceDirectory.appending(path: "Package.swift").path))
    }

    @Test func `that does not exist is an error`() {
        #expect(throws: PseudoTerminalError.cannotStart(command: "/nowhere/program", errno: ENOENT)) {
            _ = try PseudoTerminal(command: "/nowhere/program")
        }
    }

    @Test func `that is no longer watched is ended and its home removed`() async throws {
        var terminal: PseudoTerminal? = try shell("echo up; exec sleep 600")
        try await terminal?.require("up")
        let pid = try #require(terminal?.pid)
        let home = try #require(terminal?.home)

        terminal?.close()

        #expect(await terminal?.exitStatus() == .killed(signal: SIGKILL))
        terminal = nil
        #expect(kill(pid, 0) == -1)
        #expect(!FileManager.default.fileExists(atPath: home.path))
    }

    private func shell(_ script: String, columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        try PseudoTerminal(command: "/bin/sh", arguments: ["-c", script], columns: columns, rows: rows)
    }
}
