import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoTerminal

@Suite(.serialized) struct `Leaving no trace` {
    /// A terminal that has everything, so that there is much to restore.
    private func open() async throws -> PseudoTerminal {
        let terminal = try await SampleProgram.underShell()
        terminal.send("\u{1B}[?0u")
        try await terminal.order("title my talk", shows: "done")
        try await terminal.order("traits", shows: "any ground, presses only")
        #expect(terminal.modes.keyboardsEver == 1)
        return terminal
    }

    private func expectNoTrace(_ terminal: PseudoTerminal, status: Int32) async throws {
        try await terminal.require("ended \(status), the line is the same")
        let modes = terminal.modes
        #expect(modes.isBalanced, "\(modes)")
        #expect(modes.touched.isSuperset(of: [1000, 1002, 1004, 1006, 1049, 2004]))
        #expect(!terminal.showsAlternateScreen)
        #expect(terminal.cursor.isVisible)
        // Asked at the start, and never on the way out: its answer might come when the shell reads.
        #expect(terminal.rawText.components(separatedBy: TerminalProbe.fence).count - 1 == 1)
    }

    @Test func `quitting`() async throws {
        let terminal = try await open()
        #expect(terminal.title == "my talk")
        terminal.send("\u{3}")
        try await expectNoTrace(terminal, status: 0)
        #expect(terminal.screenText().contains("left: finished"))
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func `a signal`(signal: Int32, status: Int32) async throws {
        let terminal = try await open()
        kill(try #require(terminal.child), signal)
        try await expectNoTrace(terminal, status: status)
    }

    @Test(
        arguments: [("crash", SIGABRT), ("fault", SIGSEGV), ("trap", SIGILL), ("overflow", SIGSEGV)]
            as [(String, Int32)])
    func `dying of a fault`(order: String, signal: Int32) async throws {
        let terminal = try await open()
        terminal.send("\(order)\r")
        try await expectNoTrace(terminal, status: 128 + signal)
    }

    @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] as [Int32])
    func `a fault of any kind`(signal: Int32) async throws {
        let terminal = try await open()
        kill(try #require(terminal.child), signal)
        try await expectNoTrace(terminal, status: 128 + signal)
    }

    @Test(
        arguments: [
            SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS, SIGSTKFLT, SIGPOLL,
            SIGPWR,
        ] as [Int32])
    func `a signal that kills whoever does not know it`(signal: Int32) async throws {
        let terminal = try await open()
        kill(try #require(terminal.child), signal)
        try await expectNoTrace(terminal, status: 128 + signal)
    }

    @Test func `a signal that kills, after an editor had the terminal`() async throws {
        let terminal = try await SampleProgram.underShell(environment: ["EDITOR": "sh -c 'printf more >> \"$0\"'"])
        terminal.send("once \u{18}\u{5}")
        try await terminal.require("› once more")
        kill(try #require(terminal.child), SIGQUIT)
        try await expectNoTrace(terminal, status: 128 + SIGQUIT)
    }

    @Test func `somebody calls exit`() async throws {
        let terminal = try await open()
        terminal.send("leave\r")
        try await expectNoTrace(terminal, status: 7)
    }

    @Test func `the mouse is left alone as soon as the person wants that`() async throws {
        let terminal = try await open()
        #expect(terminal.modes.modes.isSuperset(of: [1000, 1002, 1006]))
        try await terminal.order("mouse off", shows: "done")
        try await terminal.order("traits", shows: "any ground, presses only")
        #expect(terminal.modes.modes.isDisjoint(with: [1000, 1002, 1006]))
        terminal.send("\u{3}")
        try await expectNoTrace(terminal, status: 0)
    }

    @Test func `the terminal goes away`() async throws {
        let outer = try PseudoTerminal(
            command: "/usr/bin/script", arguments: ["-qec", "\(SampleProgram.file) welcome", "/dev/null"])
        try await outer.require(SampleProgram.ready)
        let shell = try #require(outer.child)

        outer.signal(SIGKILL)

        #expect(await eventually { !Self.exists(shell) })
    }

    private static func exists(_ process: pid_t) -> Bool {
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return state.map { !$0.contains(") Z ") } ?? false
    }

    @Test func `stopped and continued, from within and from outside`() async throws {
        let shell = try await SampleProgram.interactively()
        for stop in 0..<2 {
            if stop == 0 { shell.send("\u{1A}") } else { kill(try #require(shell.child), SIGTSTP) }
            #expect(try await shell.wait { !$0.showsAlternateScreen && $0.text.contains("Stopped") } != nil)
            #expect(shell.modes.modes.isDisjoint(with: [1000, 1002, 1004, 1006, 1049]))
            #expect(shell.cursor.isVisible)
            shell.send("clear; fg\r")
            #expect(try await shell.wait { $0.showsAlternateScreen && $0.text.contains(SampleProgram.ready) } != nil)
        }
        shell.send("\u{3}")
        try await shell.require("left: finished")
        try await shell.require("ready>")
        shell.send("stty -a | grep -o ' echo ' | tr -d ' '\r")
        #expect(try await shell.wait { $0.text.contains("\necho\n") } != nil)
    }

    @Test func `stopped without being asked it takes the terminal again`() async throws {
        let shell = try await SampleProgram.interactively()
        // The terminal's answers to what was asked at the start have been read: the shell must not get them.
        try await shell.order("traits", shows: "any ground, presses only")
        kill(try #require(shell.child), SIGSTOP)
        try await shell.require("Stopped")
        shell.send("fg\r")
        shell.send("again")
        try await shell.require("› again")
        #expect(shell.showsAlternateScreen)
        shell.send("\u{3}")
        try await shell.require("left: finished")
        #expect(shell.modes.modes.isSuperset(of: [7, 25]) && shell.modes.modes.isDisjoint(with: [1004, 1049]))
    }

    @Test func `told to end while it is stopped`() async throws {
        let shell = try await SampleProgram.interactively()
        let sample = try #require(shell.child)
        shell.send("\u{1A}")
        try await shell.require("Stopped")

        shell.send("clear; kill %1; kill -CONT %1; wait %1; echo status $?\r")

        try await shell.require("status 143")
        #expect(await eventually { !Self.exists(sample) })
        #expect(!shell.showsAlternateScreen)
    }

    @Test func `an editor that stops itself stops all`() async throws {
        let editor = "sh -c 'kill -STOP $$; printf more >> \"$0\"'"
        let shell = try await SampleProgram.interactively(environment: ["EDITOR": editor])
        shell.send("once ")
        try await shell.require("› once")
        shell.send("\u{18}\u{5}")
        try await shell.require("Stopped")

        shell.send("clear; fg\r")

        try await shell.require("› once more")
        shell.send("\u{3}")
        try await shell.require("left: finished")
    }

    @Test func `told to end while an editor has the terminal`() async throws {
        let terminal = try await SampleProgram.underShell(environment: ["EDITOR": "echo EDITING; exec sleep 60; :"])
        terminal.send("once\u{18}\u{5}")
        try await terminal.require("EDITING")
        kill(try #require(terminal.child), SIGTERM)
        try await terminal.require("ended 143, the line is the same", timeout: .seconds(3))
        #expect(terminal.modes.isBalanced)
    }
}
