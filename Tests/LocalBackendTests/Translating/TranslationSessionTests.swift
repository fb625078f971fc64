import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `A translation session of the local server` {
    private func bench(_ language: String = "es") -> TranslationBench {
        var bench = TranslationBench()
        bench.translations = ["Good evening.": "Buenas noches.", "Thank you.": "Gracias."]
        bench.choose(language)
        return bench
    }

    @Test func `introduces itself, and tells its settings`() {
        let bench = bench()
        guard case .created(let created)? = bench.events.first,
            case .updated(let updated)? = bench.events.dropFirst().first
        else { return #expect(Bool(false)) }
        #expect(created.session.type == "translation" && created.session.model == "gpt-realtime-translate")
        #expect(created.session.audio?.output?.language == "en" && created.session.id != nil)
        #expect(created.session.audio?.input?.transcription == .cleared)
        #expect(updated.session.audio?.output?.language == "es")
        #expect(updated.session.audio?.input?.transcription?.value?.model == "gpt-realtime-whisper")
    }

    @Test func `writes and speaks a sentence in the other language`() {
        var bench = bench()
        bench.say("Good evening.", then: 2_000)
        #expect(bench.said == " Good evening.")
        #expect(bench.translated.trimmingCharacters(in: .whitespaces) == "Buenas noches.")
        #expect(bench.spoken >= 250 && bench.errors.isEmpty)
    }

    @Test func `does not write down what is said unless it is asked to`() {
        var bench = TranslationBench()
        bench.translations = ["Good evening.": "Buenas noches."]
        bench.choose("es", transcribes: false)
        bench.say("Good evening.")
        #expect(bench.said.isEmpty && !bench.translated.isEmpty)
    }

    @Test func `what is in the language already is written again, and not spoken`() {
        var bench = bench()
        bench.say("Buenas tardes.")
        #expect(bench.translated == " Buenas tardes." && bench.spoken == 0)
    }

    @Test func `sentences keep their order, whatever a translation takes`() {
        var bench = bench()
        bench.translatesAtOnce = false
        bench.say("Good evening.")
        bench.say("Thank you.")
        #expect(bench.translated.isEmpty)
        bench.translate()
        bench.close()
        let words = bench.translated.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words == "Buenas noches. Gracias.")
    }

    @Test func `what was said is translated before it closes`() {
        var bench = bench()
        bench.utterances = ["Good evening."]
        bench.hear(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        bench.close()

        #expect(bench.translated.trimmingCharacters(in: .whitespaces) == "Buenas noches.")
        #expect(bench.spoken >= 250)
        #expect(bench.events.last?.type == "session.closed" && bench.closes == [.normal])
    }

    @Test func `what cannot be spoken is written, and that is said once`() {
        var bench = bench()
        bench.dumbness = "no voice"
        bench.say("Good evening.")
        bench.say("Thank you.")
        bench.close()
        let words = bench.translated.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words == "Buenas noches. Gracias.")
        #expect(bench.errors.count == 1 && bench.spoken == 0 && bench.closes == [.normal])
    }

    @Test func `what cannot be heard or translated is said, and it goes on`() {
        var bench = bench()
        bench.ignorance = "the service is away"
        bench.say("Good evening.")
        bench.ignorance = nil
        bench.say("Thank you.")
        #expect(bench.errors.count == 1 && bench.errors[0].message.contains("the service is away"))
        #expect(bench.translated.contains("Gracias."))

        bench.deafness = "the model is gone"
        bench.say("Good evening.")
        #expect(bench.errors.count == 2)
    }

    @Test func `noise is nothing to translate`() {
        var bench = bench()
        bench.hear(SpokenSound.quiet(milliseconds: 600) + SpokenSound.noise(milliseconds: 100))
        bench.hear(SpokenSound.quiet(milliseconds: 1_500))
        #expect(bench.said.isEmpty && bench.translated.isEmpty)
    }

    @Test func `without anybody who translates it says so and closes`() {
        let bench = TranslationBench(hasTranslator: false)
        #expect(bench.errors.map(\.code) == ["no_translator"])
        #expect(bench.closes.map(\.code) == [4000])
        #expect(!bench.events.contains { $0.type == "session.created" })
    }

    @Test func `a model for something else is refused`() {
        let bench = TranslationBench(model: "gpt-realtime-2.1")
        #expect(bench.errors.map(\.code) == ["invalid_model"] && bench.closes.map(\.code) == [4000])
    }

    @Test(arguments: ["xx", "", "klingon-of-the-north", "e\u{301}s"])
    func `a language that nobody translates into is refused, and the last one stays`(language: String) {
        var bench = bench()
        bench.choose(language)
        #expect(bench.errors.map(\.param) == ["session.audio.output.language"])
        #expect(bench.errors.first?.eventID == "u1")
        bench.say("Good evening.")
        #expect(bench.translated.contains("Buenas noches."))
    }

    @Test(
        arguments: [
            ("{", "invalid_event"), ("[]", "invalid_event"), (#"{"type":"response.create"}"#, "invalid_value"),
            (#"{"audio":""}"#, "missing_required_parameter"),
            (#"{"type":"session.input_audio_buffer.append"}"#, "missing_required_parameter"),
            (#"{"type":"session.input_audio_buffer.append","audio":"AAA="}"#, nil),
            (#"{"type":"session.input_audio_buffer.append","audio":"A"}"#, "invalid_value"),
            (#"{"type":"session.input_audio_buffer.append","audio":"AA=="}"#, "invalid_value"),
            (#"{"type":"session.update","session":{"voice":"marin"}}"#, "unknown_parameter"),
        ] as [(String, String?)])
    func `events are checked`(text: String, code: String?) {
        var bench = bench()
        bench.send(raw: text)
        #expect(bench.errors.map(\.code) == (code.map { [$0] } ?? []))
        #expect(bench.closes.isEmpty)
    }

    @Test func `a server that stops finishes the sentence`() {
        var bench = bench()
        bench.translatesAtOnce = false
        bench.say("Good evening.")
        bench.tell(.draining)
        #expect(bench.closes.isEmpty)
        bench.translate()
        #expect(bench.translated.contains("Buenas noches.") && bench.closes == [.normal])
    }

    @Test func `after an hour it is over`() {
        var bench = bench()
        bench.tell(.timerFired(.expiry))
        #expect(bench.events.last?.type == "session.closed" && bench.closes == [.normal])
        bench.say("Good evening.")
        #expect(bench.translated.isEmpty)
    }
}
