import Foundation
import ProgramHarness
import ServerTestKit
import TestTags
import Testing

@Suite struct `The program's command line, as a process` {
    @Test(.tags(.usesSound)) func `the doctor looks at everything, with a sound card`() async throws {
        let card = try await VirtualSoundCard.start()
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["doctor", "--url", "ws://127.0.0.1:1"],
            environment: card.environment)

        #expect(await terminal.exitStatus() == .exited(1))

        let screen = terminal.screenText()
        #expect(screen.contains("✗ Server"), "\(screen)")
        #expect(screen.contains("✓ Size          120 × 40"), "\(screen)")
        #expect(screen.contains("✓ Terminal      xterm-256color, 256 colours"), "\(screen)")
        #expect(screen.contains("Microphone    works"), "\(screen)")
        #expect(screen.contains("✓ Speaker       played"), "\(screen)")
        try await card.stop()
    }

    @Test(arguments: [
        ("", "OPENAI_BASE_URL", "cannot reach 127.0.0.2"),
        ("--url ws://127.0.0.1:1", "--url", "cannot reach 127.0.0.1"),
    ])
    func `the doctor says where the server's address comes from`(option: String, origin: String, answer: String)
        async throws
    {
        let shell = "\(BuiltProducts.url("echo-tui").path) doctor \(option) --json </dev/null | grep Server"
        let terminal = try PseudoTerminal(
            command: "/bin/sh", arguments: ["-c", shell], environment: ["OPENAI_BASE_URL": "ws://127.0.0.2:2"])

        #expect(await terminal.exitStatus() == .exited(0))
        let screen = terminal.screenText()
        #expect(screen.contains(answer), "\(screen)")
        #expect(screen.replacing("\n", with: "").contains("Check the address (\(origin))"), "\(screen)")
    }

    @Test func `the doctor tests the server that is named, and remembers the table without the key`() async throws {
        let state = FileManager.default.temporaryDirectory.appending(path: "echo-doctor-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: state) }
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            let doctor = "\(BuiltProducts.url("echo-tui").path) doctor --url ws://127.0.0.1:\(port)/v1?secret=abcd1234"
            let terminal = try PseudoTerminal(
                command: "/bin/sh", arguments: ["-c", "\(doctor) </dev/null | grep -A30 'Testing asks'"],
                environment: ["OPENAI_API_KEY": LoopbackServer.token, "XDG_STATE_HOME": state.path])

            #expect(await terminal.exitStatus() == .exited(0))

            let screen = terminal.screenText()
            #expect(screen.contains("✓ Models "), "\(screen)")
            #expect(screen.contains("✓ Responses "), "\(screen)")
            #expect(screen.contains("Server           ws://127.0.0.1:\(port)/v1\n"), "\(screen)")
            let kept = try String(contentsOf: state.appending(path: "echo-tui/servers.json"), encoding: .utf8)
            #expect(kept.contains("ws://127.0.0.1:\(port)/v1\""))
            for text in [screen, kept] {
                #expect(!text.contains(LoopbackServer.token))
                #expect(!text.contains("abcd1234"))
            }
        }
    }

    @Test func `an empty address in the environment ends the program with a sentence`() async throws {
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, environment: ["OPENAI_BASE_URL": ""])

        #expect(await terminal.exitStatus() == .exited(64))
        #expect(terminal.screenText().contains("OPENAI_BASE_URL needs a server address"))
    }

    @Test func `the doctor works without a terminal, as JSON`() async throws {
        let terminal = try PseudoTerminal(
            command: "/bin/sh",
            arguments: ["-c", "\(BuiltProducts.url("echo-tui").path) doctor --json </dev/null | head -3"])

        #expect(await terminal.exitStatus() == .exited(0))
        #expect(terminal.line(0).hasPrefix(#"{"fact":"xterm-256color, 256 colours","subject":"Terminal""#))
    }

    /// The reader is gone before the first line, and writing to it is no signal.
    @Test func `the doctor ends as programs do when nobody reads it any more`() async throws {
        let doctor = "\(BuiltProducts.url("echo-tui").path) doctor --json </dev/null; echo status $? >&2"
        let terminal = try PseudoTerminal(
            command: "/bin/sh",
            arguments: ["-c", "(trap '' PIPE; while echo; do :; done 2>/dev/null; \(doctor)) | true"])

        #expect(await terminal.exitStatus() == .exited(0))
        #expect(terminal.line(0) == "status 141")
    }
}
