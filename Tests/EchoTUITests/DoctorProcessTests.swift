import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite struct `The program's command line, as a process` {
    @Test(.tags(.usesSound)) func `the doctor looks at everything, with a sound card`() async throws {
        let card = try await VirtualSoundCard.start()
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["doctor", "--url", "ws://127.0.0.1:1"],
            environment: card.environment)

        #expect(await terminal.exitStatus(timeout: .seconds(30)) == .exited(1))

        let screen = terminal.screenText()
        #expect(screen.contains("✗ Server"), "\(screen)")
        #expect(screen.contains("✓ Size          120 × 40"), "\(screen)")
        #expect(screen.contains("✓ Terminal      xterm-256color, 256 colours"), "\(screen)")
        #expect(screen.contains("Microphone    opens"), "\(screen)")
        #expect(screen.contains("✓ Loudspeaker   played"), "\(screen)")
        try await card.stop()
    }

    @Test func `the doctor works without a terminal, as JSON`() async throws {
        let terminal = try PseudoTerminal(
            command: "/bin/sh",
            arguments: ["-c", "\(BuiltProducts.url("echo-tui").path) doctor --json </dev/null | head -3"])

        #expect(await terminal.exitStatus(timeout: .seconds(30)) == .exited(0))
        #expect(terminal.line(0).hasPrefix(#"{"fact":"xterm-256color, 256 colours","subject":"Terminal""#))
    }
}
