import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `A person tunes the program` {
    @Test func `a changed setting is told to the server at once, and kept`() async throws {
        try await Visit.pay { visit in
            try await visit.terminal.require("session.updated")
            #expect(updates(visit).count == 1)

            visit.terminal.press(.alt("3"), .right)
            try await visit.terminal.require("‹ cedar ›")
            for _ in 0..<3 { visit.terminal.press(.down) }
            visit.terminal.press(.right)
            try await visit.terminal.require("0.55")

            #expect(try await visit.waits { updates(visit).last?.contains(#""threshold":0.55"#) == true })
            #expect(updates(visit).contains { $0.contains(#""voice":"cedar""#) })
            try await visit.terminal.require("→ session.update")
            #expect(try await visit.waits { visit.settings.contains("threshold = 0.55") }, "\(visit.settings)")
            #expect(visit.settings.contains(#"voice = "cedar""#))
        }
    }

    @Test func `a slash command changes the same setting`() async throws {
        try await Visit.pay { visit in
            try await visit.terminal.require("session.updated")

            visit.type("/vad semantic high")

            try await visit.terminal.require("semantic VAD")
            #expect(try await visit.waits { updates(visit).last?.contains(#""type":"semantic_vad""#) == true })
            #expect(updates(visit).last?.contains(#""eagerness":"high""#) == true)
        }
    }

    @Test func `a mistake in the settings is named with its place, and the rest is used`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "config-\(UUID().uuidString).toml")
        try Data("[voice]\nvoice = \"cedar\"\nspeed = \"quick\"\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        try await Visit.pay(["--config", file.path]) { visit in
            try await visit.terminal.require("3:")
            try await visit.terminal.require("cedar")
            try await visit.terminal.require("session.updated")
        }
    }

    private func updates(_ visit: Visit) -> [Substring] {
        visit.log.split(separator: "\n").filter { $0.contains(#""type":"session.update"}"#) }
    }
}
