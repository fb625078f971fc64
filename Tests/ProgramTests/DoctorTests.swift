import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `The doctor listens` {
    @Test func `a voice in the microphone is heard, and nothing of a library is shown`() async throws {
        let card = try await VirtualSoundCard.start()
        let speech = try await FliteSpeech.file(
            saying: "This is a test of the microphone. One, two, three, four, five.")
        defer { try? FileManager.default.removeItem(at: speech) }
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path, arguments: ["doctor"], environment: card.environment)
        defer { terminal.close() }
        async let spoken: Void = card.speak(speech)

        #expect(await terminal.exitStatus() == .exited(0))

        try await spoken
        let screen = terminal.screenText()
        #expect(screen.contains("✓ Microphone"), "\(screen)")
        #expect(screen.contains("✓ Speaker       played"), "\(screen)")
        #expect(screen.contains("✓ Speech"), "\(screen)")
        #expect(!screen.contains("ALSA lib") && !screen.contains("INFO:"))
        try await card.stop()
    }
}
