import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `A person talks with the program` {
    @Test func `a spoken question is shown word for word, and its answer is shown and heard`() async throws {
        try await Visit.pay { visit in
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.startTalking()

            try await visit.ask("What time is it?")

            try await visit.terminal.require("▎ What time is it")
            _ = try await visit.terminal.wait {
                $0.text.contains(/in the morning|in the afternoon|in the evening|at night/)
            }
            let time = /It is (?<hour>\d+):(?<minute>\d\d) (?<part>(in the|at) \w+)/
            let screen = visit.terminal.screenText()
            let answer = try #require(screen.firstMatch(of: time), "\(screen)")
            let question = try #require(screen.range(of: "What time is it"))
            #expect(question.upperBound < answer.range.lowerBound)
            try await visit.terminal.require("▶ speaking")
            try await visit.terminal.require("● listening")
            try await loudspeaker.silence(of: .seconds(1), within: TestPatience.limit)
            let parts = ["in the morning", "in the afternoon", "in the evening", "at night"]
            let spoken = ["three twenty five", Self.words(Int(answer.output.hour), Int(answer.output.minute))]
            let heard = try await HeardWords.of(
                loudspeaker, likely: parts.flatMap { part in spoken.map { "it is \($0) \(part)" } })
            // A recogniser may take one of the words for another.
            let said = "it is \(spoken[1]) \(answer.output.part)".split(separator: " ")
            let understood = Set(heard.split(separator: " "))
            let right = said.filter { understood.contains($0) }.count
            #expect(right * 4 >= said.count * 3, "heard “\(heard)”, shown “\(answer.output.0)”")
        }
    }

    /// "six oh five": what a recogniser that never heard of this hour would take for something else.
    private static func words(_ hour: Int?, _ minute: Int?) -> String {
        let formatter = NumberFormatter()
        (formatter.locale, formatter.numberStyle) = (Locale(identifier: "en_US"), .spellOut)
        let spell = { (number: Int) in
            (formatter.string(from: NSNumber(value: number)) ?? "").replacing("-", with: " ")
        }
        guard let minute, minute > 0 else { return spell(hour ?? 0) }
        return "\(spell(hour ?? 0)) \(minute < 10 ? "oh " : "")\(spell(minute))"
    }

    @Test func `what is typed is answered aloud as well`() async throws {
        try await Visit.pay { visit in
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.terminal.require("session.updated")
            let start = ContinuousClock.now

            visit.type("what is twelve times seven")

            try await visit.terminal.require("84")
            let first = try #require(try await loudspeaker.untilSound(after: start))
            try await visit.terminal.require("○ idle")
            let last = try #require(loudspeaker.lastSound())
            #expect((.milliseconds(500) ... .seconds(10)).contains(last - first))
        }
    }

    @Test func `with the keyboard alone nothing is spoken`() async throws {
        try await Visit.pay(["--text"]) { visit in
            let loudspeaker = try visit.card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            try await visit.terminal.require("idle")

            visit.type("what is twelve times seven")

            try await visit.terminal.require("84")
            try await visit.terminal.require("response.completed")
            #expect(loudspeaker.lastSound() == nil)
            #expect(!visit.log.contains("response.output_audio.delta"))
        }
    }

    @Test func `the microphone's sound is sent only while the person talks`() async throws {
        try await Visit.pay { visit in
            try await visit.terminal.require("session.updated")
            try await visit.ask("What time is it?")
            #expect(!visit.log.contains("input_audio_buffer.append"))

            visit.terminal.press(.space)
            #expect(try await visit.waits { visit.log.contains("input_audio_buffer.append") })
            // Only a screen that shows the open microphone can be waited on to show the closed one.
            try await visit.terminal.require("● listening")
            visit.terminal.press(.space)

            try await visit.terminal.require("○ idle")
            try await visit.terminal.require("closed")
            let sent = visit.log.matches(of: /input_audio_buffer\.append/).count
            try await visit.ask("What time is it?")
            #expect(visit.log.matches(of: /input_audio_buffer\.append/).count == sent)
            #expect(!visit.terminal.screenText().contains("What time is it"))
        }
    }
}
