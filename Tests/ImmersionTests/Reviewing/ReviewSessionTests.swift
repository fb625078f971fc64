import Foundation
import Testing

@testable import Immersion

@Suite("A review session asks, compares and grades")
struct ReviewSessionTests {
    let noon = Date(timeIntervalSince1970: 1_700_049_600)

    func session(_ words: [(String, String)], mode: QuizMode = .text) -> ReviewSession {
        var deck = Deck()
        for (word, translation) in words {
            deck.add(
                ReviewCard(
                    language: .spanish, word: word, translation: translation, sentence: "Vivo en \(word) bonita.",
                    memory: CardMemory(due: noon)))
        }
        return ReviewSession(deck: deck, mode: mode, zone: .gmt, at: noon)
    }

    @Test("a right answer is proposed as good, and the next card follows") func right() {
        var session = session([("una casa", "a house"), ("perro", "dog")])
        #expect(session.question?.prompt == "a house")
        #expect(session.question?.gapped == "Vivo en ____ bonita.")
        let verdict = session.answer("Una casa")
        #expect(verdict?.isRight == true)
        session.next(at: noon)
        #expect(session.question?.prompt == "dog")
        #expect(session.grades == [.good: 1])
    }

    @Test("a wrong answer comes back after its step") func wrong() {
        var session = session([("perro", "dog")])
        session.answer("gato")
        session.next(at: noon)
        #expect(session.isOver)
        session.ask(at: noon.addingTimeInterval(60))
        #expect(session.question?.prompt == "dog")
    }

    @Test("the first answer counts, a revealed one is not known") func first() {
        var session = session([("perro", "dog")])
        session.reveal()
        let late = session.answer("perro")
        #expect(late?.isRight == false)
        session.next(grading: .hard, at: noon)
        #expect(session.grades == [.hard: 1])
    }

    @Test("burying and suspending go on without a grade") func setAside() {
        var session = session([("perro", "dog"), ("gato", "cat")])
        session.bury(at: noon)
        session.suspend(at: noon)
        #expect(session.isOver)
        #expect(session.grades.isEmpty)
        session.next(at: noon)
        let none = session.answer("perro")
        #expect(none == nil)
    }
}
