import EchoAudio
import EchoTestKit
import Testing

@testable import LocalBackend

/// Flite speaks over a telephone (G.711 µ-law, 8 kHz), PocketSphinx listens: both real. `ECHO_SPEECH_TABLE=1` measures
/// all questions, at 24 kHz as well.
@Suite struct `What is said over a telephone` {
    private typealias Questions = `Spoken questions reach their skill`

    private static let recognizer = PocketSphinxRecognizer(decoders: 1)
    private static let synthesizer = FliteSynthesizer()
    private static let vocabulary = SkillBrain().vocabulary(tools: [])
    private static let voices = ["marin", "cedar", "alloy", "ash"]

    /// Of 21; 13 were when it was measured, 14 of the others.
    @Test func `is understood word for word, about every second time`() async throws {
        let right = try await right(odd: true, over: Self.telephone)
        #expect(right >= 10, "\(right)")
    }

    @Test(.enabled(if: Questions.isTable)) func `and how often, as a table`() async throws {
        for isOdd in [false, true] {
            let (wide, narrow) = try await (
                right(odd: isOdd) { $0 }, right(odd: isOdd, over: Self.telephone)
            )
            print("\(isOdd ? "ODD" : "EVEN") WIDE \(wide) TELEPHONE \(narrow) of 21")
        }
    }

    @Test(arguments: voices + ["echo", "sage", "shimmer"]) func `is told from what is not`(voice: String) async throws {
        let said = try await Self.synthesizer.speak("She sells sea shells by the sea shore.", voice: voice, speed: 1)

        #expect(!TelephoneLine.carried(said.samples))
        #expect(TelephoneLine.carried(Self.telephone(said).samples))
        #expect(TelephoneLine.carried(Self.telephone(PCM16(said.samples.map { $0 / 20 })).samples))
    }

    @Test func `and a recording at 8 kHz is too`() async throws {
        let said = try await Self.synthesizer.speak("What time is it?", voice: "cedar", speed: 1)
        let resampler = try Resampler(from: 24_000, to: 8_000)
        let samples = resampler.process(said.samples) + resampler.flush()
        let sound = try UploadedSound(wav: WAVFile(samples: samples, sampleRate: 8_000).data).sound

        #expect(TelephoneLine.carried(sound.samples))
    }

    @Test func `Silence came over nothing`() {
        #expect(!TelephoneLine.carried(PCM16.silence(.seconds(1)).samples))
        #expect(!TelephoneLine.carried([]))
    }

    private static func telephone(_ sound: PCM16) -> PCM16 {
        var (lower, raise) = (TelephoneRate.Lower(), TelephoneRate.Raise())
        return PCM16(raise.process(MuLaw.decode(MuLaw.encode(lower.process(sound.samples)))))
    }

    /// How many questions are heard word for word, in one voice each.
    private func right(odd: Bool, over line: (PCM16) -> PCM16) async throws -> Int {
        var right = 0
        for (number, question) in Questions.questions.enumerated() where number.isMultiple(of: 2) != odd {
            let voice = Self.voices[number / 2 % Self.voices.count]
            let spoken = try await Self.synthesizer.speak(question.said, voice: voice, speed: 1)
            let said = PCM16.silence(.milliseconds(200)) + spoken + .silence(.milliseconds(300))
            let heard = try await Self.recognizer.transcribe(line(said), vocabulary: Self.vocabulary)
            let wanted = TranscriptText.spokenWords(question.said)
            if TranscriptText.spokenWords(heard.text) == wanted { right += 1 }
        }
        return right
    }
}
