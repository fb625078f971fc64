import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `A person interrupts the program` {
    /// The promise is 150 ms; a busy machine with two cores may take as much again.
    private let patience = Duration.milliseconds(300)

    @Test func `escape silences the loudspeaker at once, and the line shows what was heard`() async throws {
        try await Visit.pay { visit in
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.terminal.require("session.updated")
            var silences: [Duration] = []

            for round in 1...3 {
                try await tellStory(visit, loudspeaker)
                let pressed = ContinuousClock.now
                visit.terminal.press(.escape)
                silences.append(try await silence(of: loudspeaker) - pressed)

                try await requireInterrupted(round, visit)
                try await visit.terminal.require("○ idle")
            }

            #expect(median(silences) < patience, "\(silences)")
            #expect(visit.log.split(separator: "\n").count { $0.contains("\"conversation.item.truncate\"") } == 3)
            #expect(visit.log.contains("playback.interrupted"))
        }
    }

    @Test func `speech silences the loudspeaker, and is answered`() async throws {
        try await Visit.pay { visit in
            let (loudspeaker, microphone) = (try visit.card.tap(.loudspeaker), try visit.card.tap(.microphone))
            defer {
                loudspeaker.stop()
                microphone.stop()
            }
            try await visit.startTalking()
            var silences: [Duration] = []

            for round in 1...3 {
                try await tellStory(visit, loudspeaker)
                let asked = ContinuousClock.now
                async let speech: Void = visit.ask("What time is it?")
                let silent = try await silence(of: loudspeaker)
                try await speech
                silences.append(silent - (try #require(microphone.firstSound(after: asked))))

                try await requireInterrupted(round, visit)
                let answered = try await visit.terminal.wait {
                    $0.text.matches(of: /What time is it/).count >= min(round, 2) && $0.text.contains("● listening")
                }
                #expect(answered != nil, "\(visit.terminal.screenText())")
            }

            #expect(median(silences) < patience, "\(silences)")
        }
    }

    @Test func `escape while it thinks leaves nothing to come later`() async throws {
        try await Visit.pay { visit in
            try await visit.terminal.require("session.updated")

            visit.terminal.send("tell me a story")
            visit.terminal.press(.enter, .escape)

            // A letter that follows Escape at once would be one key with it.
            try await visit.terminal.require("→ response.cancel")
            try await visit.terminal.require("○ idle")
            // What was asked first would be said first.
            visit.type("what is twelve times seven")
            try await visit.terminal.require("84")
            #expect(!visit.terminal.screenText().contains("for the echo"), "\(visit.terminal.screenText())")
        }
    }

    /// Asks for something long and waits until it is heard.
    private func tellStory(_ visit: Visit, _ loudspeaker: SoundTap) async throws {
        let start = ContinuousClock.now
        visit.type("tell me a story")
        try await visit.terminal.require("▶ speaking")
        #expect(try await loudspeaker.untilSound(after: start) != nil)
        // Some words on: a pause between two sentences must not pass for silence.
        let begin = ContinuousClock.now
        #expect(try await visit.waits { loudspeaker.moments.count { $0.instant > begin && $0.peak > 0.05 } > 100 })
    }

    /// When the last sound was before half a second without.
    private func silence(of loudspeaker: SoundTap) async throws -> ContinuousClock.Instant {
        let deadline = ContinuousClock.now + TestPatience.limit
        while ContinuousClock.now < deadline {
            if let last = loudspeaker.lastSound(), let heard = loudspeaker.moments.last?.instant,
                heard - last > .milliseconds(700)
            {
                return last
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw StillSpeaking()
    }

    private func requireInterrupted(_ count: Int, _ visit: Visit) async throws {
        let seen = try await visit.terminal.wait {
            $0.text.matches(of: /↳ interrupted: you heard up to here/).count >= min(count, 2)
        }
        #expect(seen != nil, "\(visit.terminal.screenText())")
    }

    private func median(_ durations: [Duration]) -> Duration { durations.sorted()[durations.count / 2] }

    private struct StillSpeaking: Error {}
}
