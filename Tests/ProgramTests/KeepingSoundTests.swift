import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `The program keeps sound` {
    private let data = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")

    /// Bytes of each file with sound.
    private var sizes: [Int] {
        let folder = data.appending(path: "echo-tui/conversations/sound")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.fileSizeKey])
        return (files ?? []).compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
    }

    @Test func `killed while it speaks, it plays at the next start what both sides said`() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let environment = ["XDG_DATA_HOME": data.path]
        try await Visit.pay(environment: environment) { visit in
            try await visit.terminal.require("session.updated")
            visit.type("/keep-sound always")
            try await visit.terminal.require("sound kept")
            try await visit.startTalking()
            try await visit.ask("What time is it?")
            try await visit.terminal.require("▶ speaking")
            #expect(try await visit.waits { sizes.count == 2 && sizes.allSatisfy { $0 > 2_500 } })

            kill(visit.terminal.pid, SIGKILL)
            _ = await visit.terminal.exitStatus()
        }

        try await Visit.pay(environment: environment) { visit in
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.terminal.require("session.updated")
            visit.type("/history")
            try await visit.terminal.require("cut off · 2 messages")
            visit.terminal.press(.enter)
            try await visit.terminal.require("It is ")
            try await visit.terminal.require("↳ the program ended here")
            let start = ContinuousClock.now
            visit.terminal.send("p")

            try await visit.terminal.require("╭ What time is it")
            try await visit.terminal.require("▶ 0:00 / 0:0")
            _ = try #require(try await loudspeaker.untilSound(after: start))
            // The question, then the answer as far as it had come.
            _ = try await visit.terminal.wait { $0.text.contains(/echo  It is.*▶ 0:0/) }
            let screen = visit.terminal.screenText()
            #expect(screen.contains(/you +What time is it.*[▁▂▃▄▅▆▇█]{12}/), "\(screen)")
        }
    }

    /// Nothing tells when somebody speaks in such a turn.
    @Test func `keeps both sides of a turn that is ended by hand`() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        try await Visit.pay(environment: ["XDG_DATA_HOME": data.path]) { visit in
            try await visit.terminal.require("session.updated")
            visit.type("/keep-sound always")
            try await visit.terminal.require("sound kept")
            visit.type("/vad manual")
            try await visit.terminal.require("· manual")
            try await visit.startTalking()
            try await visit.ask("What time is it?")
            visit.terminal.press(.function(3))

            try await visit.terminal.require("▎ What time is it")
            try await visit.terminal.require("▎ It is ")
            _ = try await visit.terminal.wait { $0.text.ranges(of: "♪ 0:0").count == 2 }
            let screen = visit.terminal.screenText()
            #expect(sizes.count == 2 && sizes.allSatisfy { $0 > 2_500 }, "\(sizes)\n\(screen)")
        }
    }
}
