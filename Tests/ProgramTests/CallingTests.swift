import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `A person calls the program by its name` {
    @Test func `a call opens one turn, and “stop” ends the answer`() async throws {
        try await Visit.pay { visit in
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.terminal.require("session.updated")
            visit.type("/wake-word on")
            try await visit.terminal.require("○ waiting for “hey echo”")

            #expect(try await say("hey echo", until: "● listening", visit))
            try await visit.ask("Tell me a story.")
            try await visit.terminal.require("▶ speaking")
            let begin = ContinuousClock.now
            #expect(try await visit.waits { loudspeaker.moments.count { $0.instant > begin && $0.peak > 0.05 } > 100 })

            #expect(try await say("stop", until: "↳ interrupted: you heard up to here", visit))
            try await visit.terminal.require("○ waiting for")
        }
    }

    /// The microphone opens a moment after the screen says that it waits, and not every word is understood: a person
    /// says it again.
    private func say(_ words: String, until text: String, _ visit: Visit) async throws -> Bool {
        for _ in 1...8 {
            try await visit.ask(words)
            if try await visit.terminal.wait(for: text, timeout: .seconds(5)) { return true }
        }
        return false
    }
}
