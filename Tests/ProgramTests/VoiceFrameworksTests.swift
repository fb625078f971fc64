import EchoTestKit
import Foundation
import ProgramHarness
import Testing

/// Programs with other people's frameworks meet the offline server as they would OpenAI's.
@Suite(.timeLimit(.minutes(10))) struct `Programs with voice frameworks use the offline server` {
    private static let checkout = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let place = checkout.appending(path: ".build/voice-frameworks")
    private static let fixtures = checkout.appending(path: "Tests/ProgramTests/Fixtures")

    private static func isInstalled(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: place.appending(path: "\(name).installed").path)
    }

    @Test(
        .enabled(
            if: isInstalled("livekit") || isInstalled("pipecat"),
            "scripts/voice-frameworks.sh installs them from PyPI; .build/voice-frameworks has the logs"),
        arguments: ["livekit", "pipecat"].filter(isInstalled))
    func `full duplex, its tools, and talking by turns`(name: String) async throws {
        try await ServingProgram.run { program in
            let terminal = try PseudoTerminal(
                command: Self.place.appending(path: "\(name)/bin/python").path,
                arguments: [
                    Self.fixtures.appending(path: "\(name)_client.py").path, "http://127.0.0.1:\(program.port)/v1",
                    ServingProgram.token,
                ], rows: 100)
            defer { terminal.close() }

            try await terminal.require("all cases were tried", timeout: .seconds(400))

            let lines = terminal.screenText().split(separator: "\n").map(String.init)
            #expect(lines.filter { $0.hasPrefix("failed") } == [])
            #expect(lines.count { $0.hasPrefix("ok") } == 3)
        }
    }
}
