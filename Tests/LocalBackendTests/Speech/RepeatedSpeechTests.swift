import EchoAudio
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `What is spoken again comes from memory` {
    @Test func `the same sentence in the same voice is made once`() async throws {
        let synthesizer = ScriptedSynthesizer()
        let sut = RepeatedSpeech(synthesizer)

        let first = try await sut.speak("Done.", voice: "marin", speed: 1)
        let second = try await sut.speak("Done.", voice: "marin", speed: 1)
        _ = try await sut.speak("Done.", voice: "cedar", speed: 1)
        _ = try await sut.speak("Done.", voice: "marin", speed: 1.5)

        #expect(first == second)
        #expect(synthesizer.lines.count == 3)
    }

    @Test func `long sentences are made anew, and what was not said for long is forgotten`() async throws {
        let synthesizer = ScriptedSynthesizer(millisecondsPerCharacter: 200)
        let sut = RepeatedSpeech(synthesizer)
        let long = String(repeating: "word ", count: 20)
        for _ in 0..<2 { _ = try await sut.speak(long, voice: "marin", speed: 1) }
        #expect(synthesizer.lines.count == 2)

        _ = try await sut.speak("The hall lamp is on now.", voice: "marin", speed: 1)
        for number in 10..<30 {
            _ = try await sut.speak("The hall lamp \(number) is on now.", voice: "marin", speed: 1)
        }
        let before = synthesizer.lines.count
        _ = try await sut.speak("The hall lamp 29 is on now.", voice: "marin", speed: 1)
        #expect(synthesizer.lines.count == before)
        _ = try await sut.speak("The hall lamp is on now.", voice: "marin", speed: 1)
        #expect(synthesizer.lines.count == before + 1)
    }

    @Test func `what failed is tried again`() async {
        let sut = RepeatedSpeech(ScriptedSynthesizer(fails: true))

        for _ in 0..<2 {
            await #expect(throws: ScriptedSynthesizer.Failure.self) {
                try await sut.speak("Done.", voice: "marin", speed: 1)
            }
        }
    }
}
