import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `A person keeps the conversation in the scrollback` {
    private func converse(printing: Bool, end: (PseudoTerminal) -> Void) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString)")
        let directory = folder.appending(path: "echo-tui")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[screen]\nprint_at_end = \(printing)\n".utf8).write(to: directory.appending(path: "config.toml"))
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["--text"],
            environment: ["XDG_CONFIG_HOME": folder.path])
        defer { terminal.close() }
        try await terminal.require("○ idle")
        terminal.send("what is twelve times seven?\r")
        try await terminal.require("Twelve times seven is 84.")
        end(terminal)
        _ = await terminal.exitStatus()
        #expect(!terminal.showsAlternateScreen)
        return terminal.screenText()
    }

    @Test func `Given the setting, when the program is left, then what was said stands in the terminal`() async throws {
        let text = try await converse(printing: true) { $0.press(.control("c"), .control("c")) }

        #expect(text.contains("what is twelve times seven?"))
        #expect(text.contains("  Twelve times seven is 84."))
    }

    @Test(arguments: [true, false])
    func `Given no setting, or a signal, then nothing is left`(isSignal: Bool) async throws {
        let text = try await converse(printing: isSignal) { terminal in
            if isSignal { terminal.signal(15) } else { terminal.press(.control("c"), .control("c")) }
        }

        #expect(!text.contains("Twelve"))
    }
}
