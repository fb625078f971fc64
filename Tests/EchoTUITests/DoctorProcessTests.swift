import Foundation
import ProgramHarness
import Testing

@Suite struct `The program's command line, as a process` {
    @Test func `the doctor runs in a terminal and ends with a status`() async throws {
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["doctor", "--url", "ws://127.0.0.1:1"])

        #expect(await terminal.exitStatus(timeout: .seconds(30)) == .exited(1))
        #expect(terminal.screenText().contains("✗ Server"))
        #expect(terminal.screenText().contains("✓ Size          120 × 40"))
    }

    @Test func `a dumb terminal is told so, in a sentence and with a status`() async throws {
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, environment: ["TERM": "dumb"])

        #expect(await terminal.exitStatus() == .exited(1))
        #expect(terminal.screenText().contains("The terminal “dumb” cannot place text on a screen."))
    }

    @Test func `a pipe instead of a keyboard is told so`() async throws {
        let terminal = try PseudoTerminal(
            command: "/bin/sh", arguments: ["-c", "echo hello | \(BuiltProducts.url("echo-tui").path)"])

        #expect(await terminal.exitStatus() == .exited(1))
        #expect(terminal.screenText().contains("Standard input is not a terminal"))
    }
}
