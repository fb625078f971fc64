import EchoAudio
import Foundation
import LocalBackend
import Testing

/// Flite speaks, PocketSphinx listens: both real.
@Suite struct `What flite says is understood` {
    private static let recognizer = PocketSphinxRecognizer(decoders: 1)
    private static let synthesizer = FliteSynthesizer()

    @Test(arguments: ["What time is it", "Set a timer for two minutes", "What is twelve times seven"])
    func `A likely phrase is heard word for word`(phrase: String) async throws {
        let transcript = try await heard(
            phrase, vocabulary: ["what time is it", "set a timer for two minutes", "what is twelve times seven"])

        #expect(transcript.text == phrase)
    }

    @Test func `An unlikely sentence is not pressed into the phrases`() async throws {
        let transcript = try await heard(
            "she sells seashells by the seashore", vocabulary: ["what time is it", "roll two dice"])

        #expect(transcript.text.contains("sells"))
    }

    @Test func `Silence has no words`() async throws {
        let recognition = try await Self.recognizer.begin(vocabulary: [])
        _ = await recognition.feed(.silence(.seconds(1)))

        #expect(await recognition.finish().text == "")
    }

    @Test func `The words so far are told while the utterance goes on`() async throws {
        let sound = try await Self.synthesizer.speak("set a timer for two minutes please", voice: "marin", speed: 1)
        let recognition = try await Self.recognizer.begin(vocabulary: ["set a timer for two minutes"])

        let early = await recognition.feed(PCM16(Array(sound.samples.prefix(sound.samples.count * 3 / 4))))
        await recognition.cancel()

        #expect(early.lowercased().contains("timer"))
    }

    @Test func `Two utterances share one decoder by turns`() async throws {
        let first = try await Self.recognizer.begin(vocabulary: [])
        let second = Task { try await Self.recognizer.begin(vocabulary: []) }

        await first.cancel()

        await (try second.value).cancel()
    }

    @Test func `A missing model is an error that names its path`() async {
        let recognizer = PocketSphinxRecognizer(model: PocketSphinxModel(directory: "/nowhere"))

        await #expect(throws: SpeechError.modelMissing(path: "/nowhere/en-us/mdef")) {
            _ = try await recognizer.begin(vocabulary: [])
        }
    }

    private func heard(_ phrase: String, vocabulary: [String]) async throws -> RecognizedWords {
        let sound = try await Self.synthesizer.speak(phrase, voice: "cedar", speed: 1)
        let recognition = try await Self.recognizer.begin(vocabulary: vocabulary)
        for start in stride(from: 0, to: sound.samples.count, by: 2400) {
            _ = await recognition.feed(PCM16(Array(sound.samples[start..<min(start + 2400, sound.samples.count)])))
        }
        return await recognition.finish()
    }
}
