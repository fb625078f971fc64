import Foundation
import Testing

@testable import Immersion

@Suite struct `A review session asks, compares and grades` {
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

    @Test func `a right answer is proposed as good, and the next card follows`() {
        var session = session([("una casa", "a house"), ("perro", "dog")])
        #expect(session.question?.prompt == "a house")
        #expect(session.question?.gapped == "Vivo en ____ bonita.")
        let verdict = session.answer("Una casa")
        #expect(verdict?.isRight == true)
        session.next(at: noon)
        #expect(session.question?.prompt == "dog")
        #expect(session.grades == [.good: 1])
    }

    @Test func `the other way round words are shown, and any of their meanings is taken, with or without article`() {
        var deck = Deck()
        for (word, translation) in [("el perro", "the dog, the hound"), ("quiero", "not “quiere”: Why.")] {
            deck.add(
                ReviewCard(
                    language: .spanish, word: word, translation: translation, memory: CardMemory(due: noon)))
        }
        var session = ReviewSession(deck: deck, mode: .text, side: .meaning, zone: .gmt, at: noon)
        #expect(session.question?.prompt == "el perro")
        #expect(session.answer("hound")?.isRight == true)
        session.next(at: noon)

        #expect(session.question?.asksMeaning == false, "a mistake is asked as ever")
        #expect(session.answer("quiero")?.isRight == true)
        session.next(at: noon)
        #expect(session.isOver)
    }

    @Test func `by listening the word is asked that is heard, and nothing tells it before`() {
        var deck = Deck()
        for (word, translation) in [("el perro", "the dog"), ("quiero", "not “quiere”: Why.")] {
            deck.add(
                ReviewCard(
                    language: .spanish, word: word, translation: translation, sentence: "Aquí está \(word).",
                    memory: CardMemory(due: noon)))
        }
        var session = ReviewSession(deck: deck, mode: .text, side: .listening, zone: .gmt, at: noon)
        #expect(session.question?.isHeard == true && session.question?.gapped.isEmpty == true)
        #expect(session.question?.verdict(on: "the dog").isRight == false)
        #expect(session.answer("el perro")?.isRight == true)
        session.next(at: noon)

        #expect(session.question?.isHeard == false, "a mistake is asked as ever")
    }

    @Test func `a wrong answer comes back after its step`() {
        var session = session([("perro", "dog")])
        session.answer("gato")
        session.next(at: noon)
        #expect(session.isOver)
        session.ask(at: noon.addingTimeInterval(60))
        #expect(session.question?.prompt == "dog")
    }

    @Test func `the first answer counts, a revealed one is not known`() {
        var session = session([("perro", "dog")])
        session.reveal()
        let late = session.answer("perro")
        #expect(late?.isRight == false)
        session.next(grading: .hard, at: noon)
        #expect(session.grades == [.hard: 1])
    }

    @Test func `burying and suspending go on without a grade`() {
        var session = session([("perro", "dog"), ("gato", "cat")])
        session.bury(at: noon)
        session.suspend(at: noon)
        #expect(session.isOver)
        #expect(session.grades.isEmpty)
        session.next(at: noon)
        let none = session.answer("perro")
        #expect(none == nil)
    }

    @Test func `what was done to a card is taken back, the last step first`() {
        var session = session([("perro", "dog"), ("gato", "cat")])
        let before = session.deck.cards
        session.answer("perro")
        session.next(at: noon)
        session.delete(at: noon)
        #expect(session.deck.cards.count == 1 && session.isOver)

        let last = session.undo(at: noon)
        #expect(last?.word == "gato")
        #expect(session.question?.prompt == "cat")
        let first = session.undo(at: noon)
        #expect(first?.word == "perro")
        #expect(session.question?.prompt == "dog" && session.verdict == nil)
        #expect(session.grades == [:])
        #expect(session.deck.cards.mapValues(\.memory) == before.mapValues(\.memory))
        #expect(session.deck.state.newToday == 0)
        let none = session.undo(at: noon)
        #expect(none == nil)
    }

    @Test func `an edited card keeps what is remembered of it, and is no card that is there already`() {
        var session = session([("pero", "dog"), ("gato", "cat")])
        let memory = session.question.flatMap { session.deck.cards[$0.card]?.memory }
        let double = session.edit(word: "gato", translation: "cat", at: noon)
        #expect(double == nil)

        let edited = session.edit(word: "perro", translation: "dog", at: noon)

        #expect(edited?.memory == memory)
        #expect(session.question?.expected.contains("perro") == true)
        #expect(Set(session.deck.cards.values.map(\.word)) == ["perro", "gato"])
        _ = session.undo(at: noon)
        #expect(Set(session.deck.cards.values.map(\.word)) == ["pero", "gato"])
    }

    @Test func `a journey through time zones in between opens no second day of new cards, and loses no card`()
        throws
    {
        let (madrid, tokyo, honolulu) = ("Europe/Madrid", "Asia/Tokyo", "Pacific/Honolulu")
        let zones = try [madrid, tokyo, honolulu].map { try #require(TimeZone(identifier: $0)) }
        var deck = Deck(limits: DeckLimits(newPerDay: 2, reviewsPerDay: 100))
        for number in 0..<6 {
            deck.add(
                ReviewCard(
                    language: .spanish, word: "w\(number)", translation: "t\(number)", memory: CardMemory(due: noon)))
        }
        var now = noon
        for zone in zones {
            var session = ReviewSession(deck: deck, mode: .text, zone: zone, at: now)
            while !session.isOver, session.question.map({ deck.cards[$0.card]?.memory.stage == .new }) == true {
                session.reveal()
                session.next(grading: .good, at: now)
                deck = session.deck
            }
            now += 60
        }

        // In Tokyo it is the evening of the same day, in Honolulu its night; a clock that goes back begins none.
        #expect(deck.cards.values.count { $0.memory.stage != .new } == 2)
        #expect(deck.order.count == 6)
        // The next day, wherever one is.
        #expect(deck.queue(at: noon + 2 * 86_400, in: zones[2]).count >= 4)
    }
}
