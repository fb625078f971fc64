import Foundation
import Testing

@testable import Immersion

@Suite struct `Answers are compared kindly` {
    struct Case: Sendable {
        let answer: String
        let expected: [String]
        let language: RoomLanguage
        let isRight: Bool
        var notes: [AnswerNote] = []
    }

    @Test(arguments: [
        Case(answer: "LA CASA", expected: ["la casa"], language: .spanish, isRight: true),
        Case(answer: "cafe", expected: ["café"], language: .spanish, isRight: true, notes: [.accents]),
        Case(answer: "casa", expected: ["la casa"], language: .spanish, isRight: true, notes: [.articleMissing]),
        Case(answer: "el casa", expected: ["la casa"], language: .spanish, isRight: true, notes: [.articleWrong]),
        Case(answer: "la cada", expected: ["la casa"], language: .spanish, isRight: false),
        Case(answer: "estacoin", expected: ["estación"], language: .spanish, isRight: true, notes: [.spelling]),
        Case(answer: "carro", expected: ["coche", "carro"], language: .spanish, isRight: true),
        Case(answer: "leau", expected: ["l'eau"], language: .french, isRight: false),
        Case(answer: "l’eau !", expected: ["l'eau"], language: .french, isRight: true),
        Case(answer: "coeur", expected: ["cœur"], language: .french, isRight: true, notes: [.accents]),
        Case(answer: "strasse", expected: ["Straße"], language: .german, isRight: true, notes: [.accents]),
        Case(answer: "ミズ", expected: ["みず"], language: .japanese, isRight: true),
        Case(answer: "水 を ください。", expected: ["水をください"], language: .japanese, isRight: true),
        Case(answer: "かき", expected: ["かぎ"], language: .japanese, isRight: false),
        Case(answer: "", expected: ["x"], language: .german, isRight: false),
        Case(answer: "?!", expected: ["!"], language: .german, isRight: false),
    ])
    func `case, accents, articles and slips`(_ sample: Case) {
        let verdict = AnswerRules.compare(sample.answer, with: sample.expected, in: sample.language)
        #expect(verdict.isRight == sample.isRight, "\(sample)")
        #expect(verdict.notes == sample.notes, "\(sample)")
    }

    @Test(arguments: [
        ("el coche, el carro", "", ["el coche", "el carro", "el coche, el carro"]),
        ("car / automobile", "", ["car", "automobile", "car / automobile"]),
        ("Yo quiero un café con leche, por favor", "", ["Yo quiero un café con leche, por favor"]),
        ("Un té, por favor.", "", ["Un té, por favor."]), ("¿Y usted, qué toma?", "", ["¿Y usted, qué toma?"]),
        ("Un té, por favor", "Un té, por favor", ["Un té, por favor"]),
        ("水、お願いします。", "", ["水、お願いします。"]), ("quiero", "Yo quiero un café", ["quiero"]),
    ])
    func `a list has alternatives, a sentence is one answer whatever marks are in it`(
        field: String, sentence: String, expected: [String]
    ) {
        #expect(AnswerRules.alternatives(field, metIn: sentence) == expected)
    }

    @Test func `a part of a sentence is no answer to its card, and its gap is not the whole of it`() {
        let item = DrillItem(rule: "r", wrong: "Un café, por favores", right: "Un café, por favor", why: "w")
        let question = QuizQuestion(RoomCards.card(of: item, in: .spanish, met: "", at: .distantPast))

        #expect(question.expected == ["Un café, por favor"])
        #expect(question.gapped.isEmpty)
        #expect(!AnswerRules.compare("por favor", with: question.expected, in: .spanish).isRight)
        #expect(AnswerRules.compare("un cafe por favor", with: question.expected, in: .spanish).isRight)
    }

    private func mistake(_ wrong: String, _ right: String, in sentence: String, _ language: RoomLanguage)
        -> QuizQuestion
    {
        QuizQuestion(
            ReviewCard(
                language: language, word: right, translation: CardMistake(wrong: wrong, why: "w").text,
                sentence: sentence,
                memory: CardMemory(due: .distantPast)))
    }

    @Test(arguments: [
        ("quiero", true, []), ("Yo quiero un café con leche", true, []), ("yo quiero un cafe con leche.", true, []),
        ("Yo kiero un café con leche", false, []), ("quierro", true, [AnswerNote.spelling]),
        ("quiere", false, []), ("Yo quiere un café con leche", false, []), ("Yo un café con leche", false, []),
    ])
    func `a gap is filled with the word or with the whole sentence, and never with the mistake itself`(
        answer: String, isRight: Bool, notes: [AnswerNote]
    ) {
        let verdict = mistake("quiere", "quiero", in: "Yo quiero un café con leche", .spanish).verdict(on: answer)

        #expect(verdict.isRight == isRight && verdict.notes == notes)
        #expect(verdict.expected == "quiero")
    }

    @Test func `a missing accent, or a whole sentence, is no slip where it is the mistake; a capital is none at all`() {
        #expect(!mistake("esta", "está", in: "El café está frío", .spanish).verdict(on: "esta").isRight)
        let whole = "Yo quiero un café"
        #expect(!mistake("Yo quiere un café", whole, in: whole, .spanish).verdict(on: "yo quiere un café").isRight)
        #expect(mistake("hunger", "Hunger", in: "Ich habe Hunger", .german).verdict(on: "hunger").isRight)
        #expect(mistake("お茶お", "お茶を", in: "すみません、お茶をください", .japanese).verdict(on: "すみませんお茶をください").isRight)
    }

    @Test(arguments: [("なに", true), ("なん", true), ("ナン", true), ("何", true), ("なみ", false)])
    func `a word that is read in two ways is taken in both`(answer: String, isRight: Bool) {
        let card = ReviewCard(
            language: .japanese, word: "何", reading: "なに", translation: "what", sentence: "これは何ですか。",
            memory: CardMemory(due: .distantPast))

        #expect(QuizQuestion(card).verdict(on: answer).isRight == isRight)
    }

    @Test func `a gap stands for a word, not for a part of one`() {
        #expect(mistake("la", "el", in: "Un pastel y el café", .spanish).gapped == "Un pastel y ____ café")
        #expect(mistake("la", "el", in: "Un pastel", .spanish).gapped.isEmpty)
        #expect(mistake("le", "l'", in: "J'aime l'eau", .french).gapped == "J'aime ____eau")
        #expect(mistake("le", "l'", in: "J'aime l'eau", .french).verdict(on: "j'aime l'eau").isRight)
    }

    @Test func `a recogniser's accents are nobody's mistake, and its slips are no answer`() {
        #expect(AnswerRules.compare("cafe", with: ["café"], in: .spanish, isSpoken: true).notes == [])
        #expect(!AnswerRules.compare("estacoin", with: ["estación"], in: .spanish, isSpoken: true).isRight)
    }

    @Test func `random answers never crash, and every text equals itself`() {
        var numbers = SeededNumbers(seed: 8)
        let alphabet = Array("aáñßœ l'’ el la der 日ーがカ゛\u{301}\u{200D}🇪🇸 .,;_%\u{0}\n")
        for _ in 0..<3_000 {
            let left = numbers.text(of: alphabet, upTo: 30)
            let right = numbers.text(of: alphabet, upTo: 30)
            let language = RoomLanguage.allCases.randomElement(using: &numbers) ?? .spanish
            _ = AnswerRules.compare(left, with: [right], in: language)
            let isEmpty = LenientText(left, in: language).isEmpty
            #expect(AnswerRules.compare(left, with: [left], in: language).isRight == !isEmpty)
        }
    }
}
