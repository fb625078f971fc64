import EchoTestKit
import Foundation
import HouseTestKit
import Testing

@Suite(.serialized, .timeLimit(.minutes(4))) struct `A person calls the program by its name` {
    @Test func `a call opens one turn, and “stop” is heard through the voice that it ends`() async throws {
        try await Visit.pay { visit in
            try await visit.card.loop(delay: .milliseconds(80))
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.terminal.require("session.updated")
            visit.type("/wake on")
            try await visit.terminal.require("○ waiting for “hey echo”")

            try await call(visit)
            try await visit.ask("Tell me a story.")
            try await visit.terminal.require("▶ speaking")
            let begin = ContinuousClock.now
            // By then it knows the echo.
            let isKnown = try await visit.waits(.seconds(20)) {
                loudspeaker.moments.count { $0.instant > begin && $0.peak > 0.05 } > 900
            }
            #expect(isKnown)

            try await visit.ask("stop")
            let seen = try await visit.terminal.wait {
                $0.text.contains("↳ interrupted: you heard up to here") && $0.text.contains("○ waiting for")
            }
            #expect(seen != nil, "\(visit.terminal.screenText())")
        }
    }

    /// The microphone opens a moment after the screen says that it waits: a person calls again.
    private func call(_ visit: Visit) async throws {
        for _ in 1...2 {
            try await visit.ask("hey echo")
            let isHeard = try await visit.terminal.wait(timeout: .seconds(4)) { $0.text.contains("● listening") }
            if isHeard != nil { return }
        }
        try await visit.terminal.require("● listening")
    }
}
