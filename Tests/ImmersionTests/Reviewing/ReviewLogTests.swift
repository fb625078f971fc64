import Foundation
import Testing

@testable import Immersion

@Suite struct `Every answer to a card is kept` {
    private let noon = Date(timeIntervalSince1970: 1_700_049_600)
    private let day = 86_400.0

    private func card(_ word: String, stability: Double? = nil, asked days: Double = 0) -> ReviewCard {
        let last = stability.map { _ in noon.addingTimeInterval(-days * day) }
        return ReviewCard(
            language: .spanish, word: word, translation: "t",
            memory: CardMemory(
                stage: stability == nil ? .new : .review, step: stability == nil ? 0 : nil, stability: stability,
                difficulty: stability.map { _ in 5 }, due: noon, lastAnswer: last))
    }

    @Test func `with its grade, where the card stood, and the waits before and after`() throws {
        var deck = Deck()
        deck.add(card("a", stability: 30, asked: 30))
        let id = try #require(deck.order.first)

        let made = deck.answer(.good, to: id, at: noon, in: .gmt, by: FSRSScheduler())
        let answer = try #require(made)

        #expect(answer.grade == .good && answer.stage == .review)
        #expect(answer.before == 30 * 86_400 && answer.elapsed == 30 * 86_400)
        #expect(answer.after > answer.before)
        #expect(answer.isOfMatureCard && answer.isKnown)
        #expect(answer.date == noon)
        #expect(deck.log.answers == [answer])
        let written = try JSONEncoder().encode([answer])
        #expect(try JSONDecoder().decode([ReviewAnswer].self, from: written) == [answer])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([ReviewAnswer].self, from: Data(#"["a 1 2"]"#.utf8))
        }
    }

    @Test func `what is taken back counts no longer, also where another program knows the answer`() {
        var session = ReviewSession(deck: Deck(), mode: .text, zone: .gmt, at: noon)
        #expect(session.isOver)
        var deck = Deck()
        deck.add(card("a"))
        session = ReviewSession(deck: deck, mode: .text, zone: .gmt, at: noon)
        session.answer("a")
        session.next(at: noon)
        var other = session.deck
        #expect(other.log.answers.count == 1)

        _ = session.undo(at: noon)
        #expect(session.deck.log.answers == [])
        other.merge(session.deck)
        #expect(other.log.answers == [])
        var ours = session.deck
        ours.merge(other)
        #expect(ours.log.answers == [])
    }

    @Test func `two programs' answers are put together, each once`() {
        var (one, other) = (Deck(), Deck())
        for word in ["a", "b"] {
            one.add(card(word))
            other.add(card(word))
        }
        one.answer(.good, to: card("a").id, at: noon, in: .gmt, by: FSRSScheduler())
        other.answer(.again, to: card("b").id, at: noon.addingTimeInterval(5), in: .gmt, by: FSRSScheduler())
        let theirs = other

        one.merge(theirs)
        one.merge(theirs)

        #expect(one.log.answers.map(\.grade) == [.good, .again])
        one.merge(theirs.log.answers, of: .spanish, in: .gmt)
        #expect(one.log.answers.count == 2)
    }

    @Test func `a day of answers is a piece of what is kept`() throws {
        var memory = RoomMemory()
        memory[deck: .spanish].add(card("a"))
        let before = memory
        memory[deck: .spanish].answer(.good, to: card("a").id, at: noon, in: .gmt, by: FSRSScheduler())

        let records = memory.records(changedSince: before)

        #expect(records.map(\.id).contains(.answers(StudyDay(of: noon, in: .gmt), .spanish)))
        let read = try JSONDecoder().decode([RoomRecord].self, from: JSONEncoder().encode(records))
        #expect(read == records)
        var again = before
        again.put(read)
        #expect(again == memory)
    }

    @Test func `true retention is of cards that waited three weeks, within thirty days`() {
        var deck = Deck()
        for word in ["a", "b", "c", "d"] { deck.add(card(word, stability: 30, asked: 30)) }
        deck.add(card("young", stability: 2, asked: 2))
        func answer(_ grade: ReviewGrade, _ word: String, after days: Double) {
            let moment = noon.addingTimeInterval(days * day)
            deck.answer(grade, to: card(word).id, at: moment, in: .gmt, by: FSRSScheduler())
        }
        answer(.again, "a", after: 0)
        answer(.good, "b", after: 40)
        answer(.hard, "c", after: 41)
        answer(.again, "d", after: 41)
        answer(.again, "young", after: 41)

        let figures = ReviewFigures(of: deck, at: noon.addingTimeInterval(42 * day))

        #expect(figures.mature == 3 && figures.known == 2)
        #expect(figures.retention == 67)
        #expect(figures.learned == 5)
        #expect(figures.knownNow <= 5 && figures.knownLater <= figures.knownNow)
        #expect(ReviewFigures(of: Deck(), at: noon).retention == nil)
    }

    @Test func `the forecast counts chances: of ten cards that are due, nine are known`() {
        var deck = Deck()
        for number in 0..<10 { deck.add(card("w\(number)", stability: 30, asked: 30)) }

        let figures = ReviewFigures(of: deck, at: noon)

        #expect(figures.learned == 10 && figures.knownNow == 9)
        #expect(figures.dueSoon == 10)
    }
}
