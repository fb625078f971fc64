import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized) struct `The virtual sound card` {
    @Test func `hears in the microphone what is spoken, and nothing in the loudspeaker`() async throws {
        let card = try await VirtualSoundCard.start()
        let microphone = try card.tap(.microphone)
        let loudspeaker = try card.tap(.loudspeaker)
        let question = try await FliteSpeech.file(saying: "What time is it?")
        let start = ContinuousClock.now

        try await card.speak(question)

        let first = try #require(microphone.firstSound(after: start))
        let last = try #require(microphone.lastSound())
        #expect((.milliseconds(500) ... .seconds(3)).contains(last - first))
        #expect(loudspeaker.lastSound() == nil)
        microphone.stop()
        loudspeaker.stop()
        try FileManager.default.removeItem(at: question)
        try await card.stop()
    }

    @Test func `tells a program where it is`() async throws {
        let card = try await VirtualSoundCard.start()
        let terminal = try PseudoTerminal(command: "/usr/bin/pactl", arguments: ["info"], environment: card.environment)

        try await terminal.require("Default Sink: speaker")

        try await card.stop()
    }
}
