import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Hearing on this machine` {
    private static let choices = [
        "Hola, quisiera un café con leche, por favor", "¿Dónde está la estación de tren?", "La cuenta, por favor",
        "Me duele la cabeza desde ayer", "Necesito un billete para Barcelona", "¿Cuánto cuesta este libro?",
    ]

    @Test(.enabled(if: Installed.hearing, "espeak-ng or the acoustic model is not installed"), arguments: choices)
    func `One of a few sentences is understood`(choice: String) async throws {
        let sound = try await EspeakVoice().speak(VoiceRequest(text: choice, language: "es"))
        let hearing = try SphinxHearing()
        let heard = try await hearing.hear(HearingRequest(sound: sound, language: "es-ES", choices: Self.choices))
        #expect(heard.text == choice)
    }

    @Test(
        .enabled(if: Installed.hearing, "espeak-ng or the acoustic model is not installed"),
        arguments: [RoomLanguage.spanish, .french, .german])
    func `The answer to each step is heard, and of ten unrelated sentences at most two are taken for one`(
        language: RoomLanguage
    ) async throws {
        let hearing = try SphinxHearing()
        let scenarios = try ScenarioCatalog.collection(for: language).scenarios.prefix(2)
        func heard(_ text: String, at step: ScenarioStep) async throws -> String {
            let sound = try await EspeakVoice().speak(VoiceRequest(text: text, language: language.rawValue))
            let choices = step.expected + AnswerMatcher.lost(in: language)
            return try await hearing.hear(
                HearingRequest(sound: sound, language: language.usualRegion, choices: choices)
            ).text
        }
        for step in scenarios.flatMap(\.steps) {
            guard let answer = step.expected.first else { continue }
            #expect(try await heard(answer, at: step) == answer)
        }
        var taken: [String] = []
        for sentence in try #require(UnrelatedSentences.all[language]) {
            let text = try await heard(sentence, at: scenarios[0].steps[0])
            if !text.isEmpty { taken.append("\(sentence): \(text)") }
        }
        #expect(taken.count <= 2, "\(taken)")
    }

    @Test(
        .enabled(if: Installed.hearing && Installed.pico, "SVOX Pico or the acoustic model is not installed"),
        arguments: [RoomLanguage.spanish, .french, .german])
    func `The first answer of every third step of the scenarios is heard, but for one in each language`(
        language: RoomLanguage
    ) async throws {
        let (hearing, voice) = (try SphinxHearing(), try PicoVoice())
        var missed: [String] = []
        // All of them are heard where quality is measured.
        let steps = try ScenarioCatalog.collection(for: language).scenarios.flatMap(\.steps)
        for (index, step) in steps.enumerated() where index.isMultiple(of: 3) {
            guard let answer = step.expected.first else { continue }
            let sound = try await voice.speak(VoiceRequest(text: answer, language: language.usualRegion))
            let heard = try await hearing.hear(
                HearingRequest(sound: sound, language: language.usualRegion, choices: step.expected))
            if heard.text != answer { missed.append("\(answer): \(heard.text) \(heard.guesses)") }
        }
        #expect(missed.count <= 1, "\(missed)")
    }

    @Test(.enabled(if: Installed.hearing, "espeak-ng or the acoustic model is not installed"))
    func `Who answers is not asked whether they said that they did not understand`() async throws {
        let hearing = try SphinxHearing()
        let lost = AnswerMatcher.lost(in: .german)
        func heard(_ text: String) async throws -> HeardWords {
            let sound = try await EspeakVoice().speak(VoiceRequest(text: text, language: "de"))
            return try await hearing.hear(
                HearingRequest(
                    sound: sound, language: "de-DE", choices: ["Mit Milch, bitte", "Schwarz, bitte"] + lost,
                    refusals: Set(lost)))
        }

        #expect(try await heard("Mit Milch, bitte") == HeardWords(text: "Mit Milch, bitte"))
        #expect(try await heard("Das verstehe ich nicht").text == "Das verstehe ich nicht")
    }

    @Test(arguments: [
        (-55.0, 150, Double?.none, SentenceVerdict.said), (-55, 150, -62, .said), (-55, 150, -56, .unsure),
        (-55, 100, -62, .perhaps), (-65, 150, -70, .said), (-66, 150, -66.5, .perhaps), (-66, 150, -69, .said),
        (-70, 150, nil, .perhaps),
        (-73, 150, nil, .other), (-55, 60, nil, .other),
    ])
    func `A sentence was said when it fits nearly as well as any sounds, covers what was said, and no other comes near`(
        score: Double, covered: Int, next: Double?, verdict: SentenceVerdict
    ) {
        func fit(_ score: Double) -> SentenceFit {
            SentenceFit(sentence: score, anything: -45, covered: covered, spoken: 160)
        }
        #expect(SentenceVerdict.verdict(fit(score), next: next.map(fit)) == verdict)
    }

    @Test(
        .enabled(if: Installed.hearing && Installed.pico, "SVOX Pico or the acoustic model is not installed"),
        arguments: [(RoomLanguage.spanish, 9), (.french, 7), (.german, 9)])
    func `Of the words of places, asked as cards, most are heard, or are one of the two that it may have been`(
        language: RoomLanguage, least: Int
    ) async throws {
        let (hearing, voice) = (try SphinxHearing(), try PicoVoice())
        let words = try ScenarioCatalog.places().flatMap { $0.things.compactMap { $0.word(in: language) } }
        let asked = words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).prefix(10)
        var missed: [String] = []
        for word in asked {
            let card = ReviewCard(
                language: language, word: word, translation: "t",
                memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
            let answers = SpokenAnswers(QuizQuestion(card), in: language, among: words)
            let sound = try await voice.speak(VoiceRequest(text: word, language: language.usualRegion))
            let heard = try await hearing.hear(
                HearingRequest(sound: sound, language: language.usualRegion, choices: answers.choices))
            if !([heard.text] + heard.guesses).contains(word) || heard.text.isEmpty {
                missed.append("\(word): \(heard.text) \(heard.guesses)")
            }
        }
        #expect(asked.count - missed.count >= least, "\(missed)")
    }

    @Test(.enabled(if: Installed.hearing, "espeak-ng or the acoustic model is not installed"))
    func `A word that was replaced fits worse than the one that was to be read`() async throws {
        let hearing = try SphinxHearing()
        let text = "quisiera un café con leche"
        func accuracy(_ said: String) async throws -> [Double] {
            let sound = try await EspeakVoice().speak(VoiceRequest(text: said, language: "es"))
            return try await hearing.hear(HearingRequest(sound: sound, language: "es", reference: text)).words.map(
                \.accuracy)
        }
        let right = try await accuracy(text)
        #expect(right.count == 5 && right.allSatisfy { (0...100).contains($0) })
        let wrong = try await accuracy("quisiera un zapato con leche")
        #expect(wrong.isEmpty || wrong[2] < right[2])
    }

    @Test(.enabled(if: Installed.hearing, "espeak-ng or the acoustic model is not installed"))
    func `Each sound of each word is measured, but those that it cannot tell apart`() async throws {
        let sound = try await EspeakVoice().speak(VoiceRequest(text: "un café con leche", language: "es"))
        let heard = try await SphinxHearing().hear(
            HearingRequest(sound: sound, language: "es", reference: "un café con leche"))

        #expect(heard.words.map { $0.sounds.map(\.ipa).joined() } == ["un", "kafe", "kon", "letʃe"])
        #expect(heard.words.flatMap(\.sounds).allSatisfy { $0.accuracy != nil })
        let other = try await EspeakVoice().speak(VoiceRequest(text: "el perro come", language: "es"))
        let judged = try await SphinxHearing().hear(
            HearingRequest(sound: other, language: "es", reference: "el perro come"))
        let perro = judged.words.first { $0.text == "perro" }?.sounds ?? []
        #expect(perro.map { $0.accuracy != nil } == [false, true, false, true])
    }

    @Test func `Sounds make a grammar of their own, each at its place`() throws {
        let grammar = try #require(SoundGrammar([["k", "a"], ["tʃ"]]))
        #expect(
            grammar.closed.grammar
                == "#JSGF V1.0;\ngrammar choices;\npublic <choice> = (s0k) (s1aa | s1ah) [silence] (s2ch);\n")
        let scores = grammar.scores([
            .init(word: "s0k", score: -50), .init(word: "s1ah", score: -60), .init(word: "s2ch", score: -70),
        ])
        #expect(scores.map { $0.map(\.score) } == [[-50, -60], [-70]])
        // It ended before the last sound.
        #expect(grammar.scores([.init(word: "s0k", score: -50)]).flatMap { $0 }.allSatisfy { $0.score == nil })
        #expect(SoundGrammar([[], ["?"]]) == nil)
        #expect(SoundGrammar([Array(repeating: "a", count: 500)]) == nil)
    }

    @Test(.enabled(if: Installed.hearing, "espeak-ng or the acoustic model is not installed"))
    func `What it cannot do it says, and silence is nothing`() async throws {
        let hearing = try SphinxHearing()
        let silence = SpokenSound(samples: Array(repeating: 0, count: 8000), sampleRate: 16_000)
        await #expect(throws: ProviderError.unsupported(what: "free speech on this machine")) {
            try await hearing.hear(HearingRequest(sound: silence, language: "es"))
        }
        await #expect(throws: ProviderError.self) {
            try await hearing.hear(HearingRequest(sound: silence, language: "es", choices: ["…", "|*;"]))
        }
        let read = try await hearing.hear(HearingRequest(sound: silence, language: "es", reference: "hola amigo mío"))
        #expect(read.text.isEmpty || !read.words.isEmpty)
        let long = SpokenSound(samples: Array(repeating: 0, count: 31 * 16_000), sampleRate: 16_000)
        await #expect(throws: ProviderError.self) {
            try await hearing.hear(HearingRequest(sound: long, language: "es", choices: ["hola"]))
        }
    }

    @Test func `Sounds of a language become those of the model`() {
        #expect(
            EspeakPhones.ways("p_ˈe_r_o") == [
                ["P", "EH", "R", "OW"], ["P", "EH", "R", "AO"], ["P", "EY", "R", "OW"], ["P", "EY", "R", "AO"],
            ])
        #expect(EspeakPhones.sounds("(en)_k_ˈa_f_ˈe\n") == ["k", "a", "f", "e"])
        #expect(EspeakPhones.ways("") == [] && EspeakPhones.ways("?_!") == [])
        for line in ["a", "ɲ", "ɛ̃", "tʃ", "ɐ̯", "y"] {
            let ways = PhoneTable.ways(of: line)
            #expect(!ways.isEmpty && ways.joined().allSatisfy(PhoneTable.phones.contains), "\(line)")
        }
        #expect(EspeakPhones.ways(String(repeating: "a_", count: 59)).count <= 6)
    }

    @Test func `A grammar holds what can be said, and no word of it can leave it`() {
        let ways = ["hola": [["OW", "L", "AA"]], "qué": [["K", "EH"], ["K", "EY"]]]
        let grammar = ClosedGrammar(choices: ["¡Hola!", "Hola; qué | <x>", "qué hola", "desconocido"], ways: ways)
        #expect(grammar?.grammar == "#JSGF V1.0;\ngrammar choices;\npublic <choice> = hola | qué hola;\n")
        #expect(grammar?.dictionary == "hola OW L AA\nqué K EH\nqué(2) K EY\n")
        #expect(grammar?.choices == ["hola": "¡Hola!", "qué hola": "qué hola"])
        #expect(ClosedGrammar(choices: [], ways: ways) == nil)
        #expect(SpokenWords.split("L’été, c'est 'beau'!") == ["l'été", "c'est", "beau"])
    }
}
