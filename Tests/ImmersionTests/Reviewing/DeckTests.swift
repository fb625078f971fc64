import Foundation
import Testing

@testable import Immersion

@Suite struct `A deck says which cards are asked now` {
    let noon = Date(timeIntervalSince1970: 1_700_049_600)
    let zone = TimeZone(secondsFromGMT: 0) ?? .gmt

    func card(_ word: String, stage: MemoryStage = .new, due days: Double = 0) -> ReviewCard {
        let due = noon.addingTimeInterval(days * 86_400)
        return ReviewCard(
            language: .spanish, word: word, translation: word,
            memory: CardMemory(stage: stage, step: 0, stability: 5, difficulty: 5, due: due, lastAnswer: noon))
    }

    func words(_ deck: Deck, at now: Date) -> [String] {
        deck.queue(at: now, in: zone).compactMap { deck.cards[$0]?.word }
    }

    @Test func `steps come first, then reviews by their due time, then new cards as they were added`() {
        var deck = Deck()
        for card in [
            card("new b"), card("new a"), card("late", stage: .review, due: -1),
            card("later", stage: .review, due: 0.2),
            card("step", stage: .learning, due: -0.001), card("tomorrow", stage: .review, due: 1),
            card("soon", stage: .relearning, due: 0.001),
        ] { deck.add(card) }
        #expect(words(deck, at: noon) == ["step", "late", "later", "new b", "new a"])
        #expect(deck.nextStep(after: noon) == noon.addingTimeInterval(86.4))
    }

    @Test func `only so many new cards a day, and the rest tomorrow`() {
        var deck = Deck(limits: DeckLimits(newPerDay: 2))
        for word in ["a", "b", "c"] { deck.add(card(word)) }
        for id in deck.queue(at: noon, in: zone) {
            deck.answer(.easy, to: id, at: noon, in: zone, by: FSRSScheduler())
        }
        #expect(words(deck, at: noon) == [])
        #expect(words(deck, at: noon.addingTimeInterval(-86_400)) == [], "a clock that went back opens no second day")
        #expect(words(deck, at: noon.addingTimeInterval(86_400)) == ["c"])
    }

    @Test func `a buried card comes back tomorrow, a suspended one when it is asked for`() {
        var deck = Deck()
        let (first, second) = (card("a"), card("b"))
        deck.add(first)
        deck.add(second)
        deck.bury(first.id, at: noon, in: zone)
        deck.suspend(second.id, at: noon)
        #expect(words(deck, at: noon) == [])
        #expect(words(deck, at: noon.addingTimeInterval(16.5 * 3600)) == ["a"])
        deck.suspend(second.id, false, at: noon)
        #expect(words(deck, at: noon) == ["b"])
    }

    @Test func `a card that is forgotten again and again is suspended, and again after four times more`() {
        var deck = Deck()
        let card = card("leech", stage: .review)
        deck.add(card)
        func forget(_ times: Int) {
            for _ in 0..<times {
                deck.answer(.again, to: card.id, at: noon, in: zone, by: FSRSScheduler())
                // Learned again meanwhile.
                var learned = deck.cards[card.id]
                learned?.memory.stage = .review
                learned.map { deck.put($0) }
            }
        }

        forget(7)
        #expect(deck.cards[card.id]?.isSuspended == false && deck.cards[card.id]?.lapses == 7)
        forget(1)
        #expect(deck.cards[card.id]?.isSuspended == true)
        #expect(deck.resume(at: noon) == 1)
        forget(3)
        #expect(deck.cards[card.id]?.isSuspended == false)
        forget(1)
        #expect(deck.cards[card.id]?.isSuspended == true)
    }

    @Test func `a step that is not known is no lapse`() {
        var deck = Deck()
        let card = card("new", stage: .learning)
        deck.add(card)
        deck.answer(.again, to: card.id, at: noon, in: zone, by: FSRSScheduler())
        #expect(deck.cards[card.id]?.lapses == nil)
    }

    @Test func `the day begins at four, where one is`() {
        let tokyo = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
        let beforeFour = Date(timeIntervalSince1970: 86_400 * 10 - 9 * 3600 + 3.9 * 3600)
        #expect(StudyDay(of: beforeFour, in: tokyo) == StudyDay(number: 9))
        #expect(StudyDay(of: beforeFour.addingTimeInterval(600), in: tokyo) == StudyDay(number: 10))
        for hostile in [Double.nan, .infinity, -.infinity, 1e300] {
            _ = StudyDay(of: Date(timeIntervalSince1970: hostile), in: tokyo)
        }
    }

    @Test func `the same word is one card, which keeps its memory`() {
        var deck = Deck()
        let added = [card("Café", stage: .review), card("cafe\u{301}")].map { deck.add($0) }
        #expect(added == [true, false])
        #expect(deck.cards.values.first?.memory.stage == .review)
        #expect(CardID(language: .german, word: "Haus", translation: "house").rawValue == "de-qc8rbfpdmr83")
    }

    @Test func `a deck survives being written and read`() throws {
        var deck = Deck()
        deck.add(card("a", stage: .review, due: 3))
        deck.bury(card("a").id, at: noon, in: zone)
        #expect(try JSONDecoder().decode(Deck.self, from: JSONEncoder().encode(deck)) == deck)
    }

    @Test func `a deleted card does not come back from another program, unless it is made again`() throws {
        var deck = Deck()
        deck.add(card("a"))
        let other = deck
        deck.delete(card("a"), at: noon)

        deck.merge(other)
        #expect(deck.cards.isEmpty && deck.order.isEmpty)
        var theirs = other
        theirs.merge(deck)
        #expect(theirs.cards.isEmpty)
        let stored = try JSONDecoder().decode(Deck.self, from: JSONEncoder().encode(deck))
        #expect(stored == deck)

        let isNew = deck.add(card("a"))
        #expect(isNew)
        deck.merge(theirs)
        #expect(deck.order == [card("a").id])
    }

    @Test func `of a deleted card nothing is left but its name`() {
        var memory = RoomMemory()
        memory[deck: .spanish].add(card("a"))
        let before = memory
        memory[deck: .spanish].delete(card("a"), at: noon)
        let records = memory.records(changedSince: before)
        guard case .card(let gone)? = records.last else {
            Issue.record("\(records)")
            return
        }
        #expect(gone.id == card("a").id)
        #expect(gone.word.isEmpty && gone.translation.isEmpty && gone.sentence.isEmpty)
        #expect(RoomMemory(before.records() + records)[deck: .spanish].cards.isEmpty)
    }

    @Test func `suspended cards are asked again once they are resumed`() {
        var deck = Deck()
        deck.add(card("a"))
        deck.suspend(card("a").id, at: noon)
        #expect(deck.queue(at: noon, in: zone).isEmpty)
        let (first, second) = (deck.resume(at: noon), deck.resume(at: noon))
        #expect(first == 1 && second == 0)
        #expect(deck.queue(at: noon, in: zone) == [card("a").id])
    }
}
