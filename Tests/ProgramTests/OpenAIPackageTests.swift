import EchoTestKit
import Foundation
import ProgramHarness
import Testing

/// OpenAI's own package meets the offline server as it would OpenAI's.
@Suite(.timeLimit(.minutes(10))) struct `Programs with OpenAI's package use the offline server` {
    private static let checkout = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let place = checkout.appending(path: ".build/openai-package")
    private static let client = checkout.appending(path: "Tests/ProgramTests/Fixtures/openai_client.py")

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: place.appending(path: "installed").path),
            "scripts/openai-package.sh installs the package from PyPI; .build/openai-package/log says why it did not"))
    func `for models, answers, tools, refusals, vectors, sound, Realtime and full duplex`() async throws {
        try await ServingProgram.run { program in
            let terminal = try PseudoTerminal(
                command: Self.place.appending(path: "venv/bin/python").path,
                arguments: [Self.client.path, "http://127.0.0.1:\(program.port)/v1", ServingProgram.token])
            defer { terminal.close() }

            try await terminal.require("all cases were tried", timeout: .seconds(400))

            let lines = terminal.screenText().split(separator: "\n").filter { $0.hasPrefix("failed") }
            #expect(lines == [])
        }
    }
}
