import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `A person leaves the program` {
    @Test(.tags(.usesSound)) func `quitting while it speaks and listens gives the terminal back`() async throws {
        try await Visit.pay { visit in
            try await visit.startTalking()
            visit.type("tell me a story")
            try await visit.terminal.require("▶ speaking")

            let end = await visit.quit()

            #expect(end.status == .exited(0))
            #expect(end.after < .seconds(3), "\(end.after)")
            expectRestored(visit.terminal)
        }
    }

    @Test(.tags(.usesSound), arguments: [(Int32(2), Int32(130)), (15, 143), (1, 129)])
    func `a signal while it speaks and listens gives the terminal back`(signal: Int32, status: Int32) async throws {
        try await Visit.pay { visit in
            try await visit.startTalking()
            visit.type("tell me a story")
            try await visit.terminal.require("▶ speaking")

            visit.terminal.signal(signal)

            #expect(await visit.terminal.exitStatus() == .exited(status))
            expectRestored(visit.terminal)
        }
    }

    @Test func `suspended and resumed it goes on where it was`() async throws {
        let card = try await VirtualSoundCard.start()
        let shell = try PseudoTerminal(
            command: "/bin/bash", arguments: ["--norc", "-i"],
            environment: card.environment.merging(["PS1": "ready> "]) { $1 })
        defer { shell.close() }
        try await shell.require("ready>")
        shell.send("\(BuiltProducts.url("echo-tui").path)\r")
        try await shell.require("session.updated")
        shell.send("what is twelve times seven\r")
        try await shell.require("84")

        shell.press(.control("z"))
        try await shell.require("Stopped")
        #expect(!shell.showsAlternateScreen)
        #expect(shell.cursor.isVisible)

        // In the background it stops again, and leaves the terminal to the shell.
        shell.send("bg; until jobs -s | grep -q echo-tui; do :; done; echo still'-'here\r")
        try await shell.require("still-here")
        #expect(!shell.showsAlternateScreen)

        shell.send("fg\r")
        try await shell.require("84")
        #expect(shell.showsAlternateScreen)
        #expect(shell.modes.modes.isSuperset(of: [1004, 1049, 2004]))
        shell.send("what is nine times nine\r")
        try await shell.require("81")
        shell.press(.control("c"), .control("c"))
        try await shell.require("ready>")
        try await card.stop()
    }

    @Test func `a screen too small says so, and the conversation is there when it grows`() async throws {
        try await Visit.pay(columns: 20, rows: 5) { visit in
            try await visit.terminal.require("20 × 5")
            visit.terminal.resize(columns: 80, rows: 24)
            try await visit.terminal.require("Conversation")
            visit.terminal.resize(columns: 120, rows: 40)
            try await visit.terminal.require("session.updated")
            #expect((await visit.quit()).status == .exited(0))
        }
    }

    private func expectRestored(_ terminal: PseudoTerminal) {
        #expect(!terminal.showsAlternateScreen)
        #expect(terminal.cursor.isVisible)
        #expect(terminal.modes.isBalanced, "\(terminal.modes)")
        #expect(terminal.modes.touched.isSuperset(of: [1004, 1049, 2004]))
    }

    @Test func `inside tmux it is used and left like anywhere`() async throws {
        let card = try await VirtualSoundCard.start()
        let program = BuiltProducts.url("echo-tui").path
        let terminal = try PseudoTerminal(
            command: "/usr/bin/env",
            arguments: [
                "tmux", "-L", "echo-\(UUID().uuidString)", "-f", "/dev/null", "new-session",
                "\(program); echo ended $?; read end",
            ], environment: card.environment.merging(["SHELL": "/bin/sh"]) { $1 })
        defer { terminal.close() }
        try await terminal.require("session.updated")
        terminal.send("what is twelve times seven\r")
        try await terminal.require("84")
        terminal.press(.control("c"), .control("c"))
        try await terminal.require("ended 0")
        terminal.send("\r")
        #expect(await terminal.exitStatus() != nil)
        try await card.stop()
    }
}
