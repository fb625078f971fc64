import Foundation
import Testing

@testable import Immersion

@MainActor @Suite struct `Cards are changed outside a review` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func card(_ word: String) -> ReviewCard {
        ReviewCard(language: .spanish, word: word, translation: "t", memory: CardMemory(due: now))
    }

    private func desk(_ words: String...) -> RoomDesk {
        let desk = RoomDesk(NoLanguages())
        desk.keep(words.map(card))
        return desk
    }

    @Test func `what was done last is taken back, step by step`() {
        let (desk, now) = (desk("a", "b"), now)
        let suspended = desk.changeCard(card("a")) { $0.suspend($1.id, at: now) }
        #expect(suspended?.isSuspended == true)
        let deleted = desk.changeCard(card("b")) { $0.delete($1, at: now) }
        #expect(deleted == nil)
        #expect(desk.memory[deck: .spanish].cards.count == 1)

        #expect(desk.undoCardChange(at: now)?.word == "b")
        #expect(desk.undoCardChange(at: now)?.isSuspended == false)
        #expect(desk.undoCardChange(at: now) == nil)
        #expect(desk.memory[deck: .spanish].cards.count == 2)
    }

    @Test func `an edited card is another, unless there is one like it`() {
        let desk = desk("a", "b")
        #expect(desk.editCard(card("a"), word: "b", translation: "t", at: now) == nil)
        #expect(desk.editCard(card("a"), word: "c", translation: "t", at: now)?.word == "c")
        #expect(Set(desk.memory[deck: .spanish].cards.values.map(\.word)) == ["b", "c"])

        #expect(desk.undoCardChange(at: now)?.word == "a")
        #expect(Set(desk.memory[deck: .spanish].cards.values.map(\.word)) == ["a", "b"])
    }

    @Test func `what comes from elsewhere with a later answer is remembered as there, and its answers once`() {
        let desk = desk("a")
        var memory = CardMemory(stage: .review, step: nil, stability: 9, difficulty: 5, due: now + 9 * 86_400)
        memory.lastAnswer = now
        let theirs = card("a").remembered(memory, lapses: 2, isSuspended: false)
        let answer = ReviewAnswer(
            card: theirs.id, moment: 1_700_000_000_000, grade: .good, stage: .learning, before: 600, after: 9 * 86_400,
            elapsed: 600)
        let pack = CardPack([theirs, card("b")], answers: [answer])

        #expect(desk.take(pack, of: .spanish, in: .gmt) == 1)
        #expect(desk.take(pack, of: .spanish, in: .gmt) == 0)

        #expect(desk.memory[deck: .spanish].cards[theirs.id]?.memory == memory)
        #expect(desk.memory[deck: .spanish].cards[theirs.id]?.lapses == 2)
        #expect(desk.memory[deck: .spanish].log.answers == [answer])
    }

    @Test func `tags and a flag come and go with their card`() {
        let (desk, now) = (desk("a"), now)
        desk.changeCard(card("a")) { deck, card in
            deck.set(tags: ["food"], of: card.id, at: now)
            deck.set(flag: .red, of: card.id, at: now)
        }
        let edited = desk.memory[deck: .spanish].cards[card("a").id]
            .flatMap { desk.editCard($0, word: "c", translation: "t", at: now) }
        #expect(edited?.tags == ["food"] && edited?.flag == .red)
        #expect(desk.undoCardChange(at: now)?.tags == ["food"])
        #expect(desk.undoCardChange(at: now)?.tags == nil)

        // What comes from elsewhere fills what is empty here, and changes nothing else.
        var theirs = card("a")
        (theirs.tags, theirs.flag) = (["travel"], .green)
        _ = desk.take(CardPack([theirs]), of: .spanish, in: .gmt)
        #expect(desk.memory[deck: .spanish].cards[theirs.id]?.tags == ["travel"])
        theirs.tags = ["other"]
        _ = desk.take(CardPack([theirs]), of: .spanish, in: .gmt)
        #expect(desk.memory[deck: .spanish].cards[theirs.id]?.tags == ["travel"])
    }

    @Test func `where everything is erased nothing is left here`() {
        let desk = desk("a")
        desk.beginReview(of: .spanish, by: .text, at: now, in: .gmt)
        desk.review?.answer("a")
        desk.grade(.good, in: .spanish, at: now)
        #expect(desk.memory[deck: .spanish].log.answers.count == 1)

        desk.forget()

        #expect(desk.memory == RoomMemory())
        #expect(desk.review == nil && desk.undoCardChange(at: now) == nil)
        #expect(desk.keep([card("a")]) == 1)
    }
}
