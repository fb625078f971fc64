import EchoAudio
import EchoTestKit
import Foundation
import ServerTestKit
import Synchronization
import Testing

@testable import LocalBackend

@Suite struct `Ears that understand a whole recording are asked while it grows` {
    /// What was asked about, in milliseconds.
    private static func asked(_ sound: PCM16, took milliseconds: Int = 300) -> (questions: [Int], rules: PartialRules) {
        var rules = PartialRules()
        var questions: [Int] = []
        var answer: Int?
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let now = start / 24
            if let due = answer, due <= now {
                rules.answer(true)
                answer = nil
            }
            if rules.hear(PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))) {
                questions.append(rules.asked / 24)
                answer = now + milliseconds
            }
        }
        return (questions, rules)
    }

    private static let speech = SpokenSound.quiet(milliseconds: 300) + SpokenSound.voice(milliseconds: 3_000)

    @Test func `each second, and at once when nothing is said any more`() {
        let (questions, rules) = Self.asked(Self.speech + SpokenSound.quiet(milliseconds: 500))

        #expect(questions.count >= 3)
        #expect(questions.last.map { (3_300...3_700).contains($0) } == true)
        #expect(rules.covers(rules.asked))
    }

    @Test func `but not about silence`() {
        #expect(Self.asked(SpokenSound.quiet(milliseconds: 4_000)).questions.isEmpty)
    }

    @Test func `and once when they are slow`() {
        let (questions, rules) = Self.asked(Self.speech + SpokenSound.quiet(milliseconds: 500), took: 2_000)

        #expect(questions.count == 1)
        #expect(!rules.covers(rules.asked))
    }

    @Test func `so that it costs a few times the recording, however often somebody pauses`() {
        let piece = SpokenSound.voice(milliseconds: 400) + SpokenSound.quiet(milliseconds: 300)
        let talk = PCM16((0..<40).flatMap { _ in piece.samples })

        let questions = Self.asked(talk, took: 100).questions

        #expect(!questions.isEmpty)
        #expect(questions.reduce(0, +) <= 10_000 + 6 * talk.samples.count / 24)
    }

    @Test func `the words of the pause are the words of the turn`() async throws {
        let questions = Mutex<[Int]>([])
        let recognition = RemoteRecognition(
            glance: { sound in
                questions.withLock { $0.append(sound.samples.count) }
                return "what time is it"
            }, understand: { _ in RecognizedWords(text: "asked again") })
        // At once: in pieces a busy machine would answer the first question so late that there is no second one.
        let heard = await recognition.feed(Self.speech + SpokenSound.quiet(milliseconds: 500))

        #expect(await recognition.finish().text == "what time is it")
        #expect(["", "what time is it"].contains(heard))
        #expect(questions.withLock { $0.max() ?? 0 } > 3_300 * 24)
    }

    @Test func `what is said after it is heard as a whole`() async {
        let recognition = RemoteRecognition(
            glance: { _ in "what time" }, understand: { RecognizedWords(text: "\($0.samples.count)") })
        let sound = Self.speech + SpokenSound.quiet(milliseconds: 300) + SpokenSound.voice(milliseconds: 400)
        for start in stride(from: 0, to: sound.samples.count, by: 960) {
            _ = await recognition.feed(PCM16(Array(sound.samples[start..<min(start + 960, sound.samples.count)])))
        }

        #expect(await recognition.finish().text == "\(sound.samples.count)")
    }

    @Test func `where the words so far cannot be had, all of it is asked about at the end`() async {
        let recognition = RemoteRecognition(glance: { _ in nil }, understand: { _ in RecognizedWords(text: "All.") })
        _ = await recognition.feed(Self.speech + SpokenSound.quiet(milliseconds: 500))

        #expect(await recognition.finish().text == "All.")
    }

    @Test func `a server that may want money is asked once`() async throws {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(200, #"{"text":"Hello."}"#) }
        let port = try await server.start()
        defer { server.close() }
        let ears = TranscriptionServerRecognizer(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "whisper", keyName: "THE_KEY"), key: "k",
            fallback: ScriptedRecognizer())
        let recognition = try await ears.begin(vocabulary: [])
        _ = await recognition.feed(Self.speech)
        _ = await recognition.feed(SpokenSound.quiet(milliseconds: 500))

        #expect(try await recognition.finish().text == "Hello.")
        #expect(server.requests.count == 1)
    }
}
