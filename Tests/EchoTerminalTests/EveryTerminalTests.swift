import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoTerminal

@Suite(.serialized) struct `Every terminal` {
    static let types = [
        "linux", "xterm", "xterm-256color", "xterm-direct", "screen-256color", "tmux-256color", "rxvt", "rxvt-unicode",
        "vt220", "foot", "alacritty", "xterm-kitty", "konsole-256color", "gnome-256color",
    ]

    @Test(arguments: types.filter { TerminalDescription.colors(of: $0) != nil })
    func `shows, takes keys and is left as it was`(type: String) async throws {
        let terminal = try await SampleProgram.underShell(environment: ["TERM": type])
        terminal.send("hé")
        terminal.press(.left)
        terminal.press(.end)
        try await terminal.require("› hé")
        terminal.send("\u{3}")
        try await terminal.require("the line is the same")
        #expect(terminal.modes.isBalanced, "\(terminal.modes)")
        #expect(terminal.cursor.isVisible)
    }

    @Test func `inside tmux`() async throws {
        let terminal = try PseudoTerminal(
            command: "/usr/bin/env",
            arguments: [
                "tmux", "-L", "echo-\(UUID().uuidString)", "-f", "/dev/null", "new-session",
                "\(SampleProgram.script); read end",
            ],
            environment: ["SHELL": "/bin/sh"])
        try await use(terminal)
    }

    @Test func `inside GNU screen`() async throws {
        let sockets = FileManager.default.temporaryDirectory.appending(path: "s-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: sockets, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: sockets) }
        let terminal = try PseudoTerminal(
            command: "/usr/bin/env",
            arguments: ["screen", "-U", "-c", "/dev/null", "-m", "/bin/sh", "-c", "\(SampleProgram.script); read end"],
            environment: ["SCREENDIR": sockets.path, "SHELL": "/bin/sh"])
        try await use(terminal)
    }

    private func use(_ terminal: PseudoTerminal) async throws {
        try await terminal.require(SampleProgram.ready)
        terminal.send("hé 日本")
        try await terminal.require("› hé 日本")
        terminal.press(.home)
        terminal.send("\u{1B}[200~pasted\u{1B}[201~")
        try await terminal.require("pasted")
        try await terminal.order(" ", shows: "done")
        try await terminal.order("traits", shows: "any ground, presses only")
        terminal.send("\u{3}")
        try await terminal.require("ended 0, the line is the same")
        #expect(!terminal.screenText().contains("62;"))
        terminal.send("\r")
        #expect(await terminal.exitStatus() != nil)
        #expect(!terminal.showsAlternateScreen)
    }
}
