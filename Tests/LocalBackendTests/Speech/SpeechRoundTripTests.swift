import EchoAudio
import EchoTestKit
import Foundation
import Testing

@testable import LocalBackend

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

        #expect(try await recognition.finish().text == "")
    }

    @Test func `The words so far are told in a pause`() async throws {
        let sound = try await Self.synthesizer.speak("set a timer for two minutes", voice: "marin", speed: 1)
        let recognition = try await Self.recognizer.begin(vocabulary: ["set a timer for two minutes"])

        let early = await recognition.feed(sound)
        let paused = await recognition.feed(.silence(.milliseconds(400)))
        let late = await recognition.feed(.silence(.milliseconds(400)))

        #expect(early == "")
        #expect(paused.lowercased().contains("timer"))
        #expect(late == paused)
        #expect(try await recognition.finish().text == paused)
    }

    @Test func `Whoever does not go on takes nothing from others`() async throws {
        let vocabulary = ["what time is it"]
        let sound = try await Self.synthesizer.speak("what time is it", voice: "cedar", speed: 1)
        var stopped: [any RecognitionProtocol] = []
        for _ in 0..<5 {
            let recognition = try await Self.recognizer.begin(vocabulary: vocabulary)
            _ = await recognition.feed(sound + .silence(.milliseconds(400)) + sound)
            stopped.append(recognition)
        }

        #expect(try await Self.recognizer.transcribe(sound, vocabulary: vocabulary).text == "What time is it")
        #expect(stopped.count == 5)
    }

    @Test func `The same sound is heard as the same words, whoever spoke before`() async throws {
        let vocabulary = ["what time is it", "roll two dice"]
        let sound = try await Self.synthesizer.speak("What time is it?", voice: "marin", speed: 1)
        let telephone = Self.telephone(sound)
        let alone = try await PocketSphinxRecognizer(decoders: 1).transcribe(telephone, vocabulary: vocabulary)
        let shared = PocketSphinxRecognizer(decoders: 1)
        for voice in ["cedar", "echo", "ash"] {
            let other = try await Self.synthesizer.speak("Roll two dice.", voice: voice, speed: 1)
            _ = try await shared.transcribe(other, vocabulary: vocabulary)
            _ = try await shared.transcribe(PCM16(other.samples.map { $0 / 20 }), vocabulary: vocabulary)
        }

        #expect(alone.text == "What time is it")
        #expect(try await shared.transcribe(telephone, vocabulary: vocabulary) == alone)
    }

    @Test func `Words are told with their times`() async throws {
        let sound = try await Self.synthesizer.speak("what time is it", voice: "cedar", speed: 1)
        let said = PCM16.silence(.seconds(1)) + sound + .silence(.seconds(1))
        let transcript = try await Self.recognizer.transcribe(said, vocabulary: ["what time is it"])

        #expect(transcript.words.map(\.text) == ["what", "time", "is", "it"])
        #expect(transcript.words.allSatisfy { $0.start < $0.end })
        #expect(zip(transcript.words, transcript.words.dropFirst()).allSatisfy { $0.end <= $1.start })
        let (first, last) = try (#require(transcript.words.first), #require(transcript.words.last))
        #expect(first.start > .milliseconds(900) && first.start < .milliseconds(1_300))
        #expect(last.end < .seconds(1) + .milliseconds(sound.samples.count / 24 + 100))
    }

    @Test func `A recording of many sentences is heard to its end`() async throws {
        let vocabulary = ["what time is it", "set a timer for two minutes", "what is twelve times seven"]
        var said = PCM16()
        for number in 0..<9 {
            said =
                said + (try await Self.synthesizer.speak(vocabulary[number % 3], voice: "cedar", speed: 1))
                + .silence(.milliseconds(600))
        }
        let transcript = try await Self.recognizer.transcribe(said, vocabulary: vocabulary)

        #expect(transcript.text.lowercased().components(separatedBy: "timer").count == 4, "\(transcript.text)")
        #expect(zip(transcript.words, transcript.words.dropFirst()).allSatisfy { $0.start < $1.start })
    }

    @Test func `A missing model is an error that names its path`() async {
        let recognizer = PocketSphinxRecognizer(model: PocketSphinxModel(directory: "/nowhere"))

        await #expect(throws: SpeechError.modelMissing(path: "/nowhere/en-us/mdef")) {
            try await recognizer.warmUp()
        }
    }

    /// As it comes over a telephone.
    private static func telephone(_ sound: PCM16) -> PCM16 {
        var (lower, raise) = (TelephoneRate.Lower(), TelephoneRate.Raise())
        return PCM16(raise.process(MuLaw.decode(MuLaw.encode(lower.process(sound.samples)))))
    }

    private func heard(_ phrase: String, vocabulary: [String]) async throws -> RecognizedWords {
        let sound = try await Self.synthesizer.speak(phrase, voice: "cedar", speed: 1)
        let recognition = try await Self.recognizer.begin(vocabulary: vocabulary)
        for start in stride(from: 0, to: sound.samples.count, by: 2400) {
            _ = await recognition.feed(PCM16(Array(sound.samples[start..<min(start + 2400, sound.samples.count)])))
        }
        return try await recognition.finish()
    }
}
