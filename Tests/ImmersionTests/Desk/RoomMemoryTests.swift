import Foundation
import Testing

@testable import Immersion

@Suite struct `What two programs learned is put together` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func memory(_ word: String, answered: TimeInterval?) -> RoomMemory {
        var memory = RoomMemory()
        var card = ReviewCard(language: .spanish, word: word, translation: "t", memory: CardMemory(due: now))
        card.memory.lastAnswer = answered.map { now.addingTimeInterval($0) }
        memory[deck: .spanish].add(card)
        return memory
    }

    @Test func `of a card that both know, the one answered later counts`() {
        for (ours, theirs, expected) in [(1.0, 2.0, 2.0), (2, 1, 2), (nil, 3, 3)] as [(Double?, Double?, Double)] {
            var memory = memory("a", answered: ours)
            memory.merge(self.memory("a", answered: theirs))

            #expect(memory[deck: .spanish].cards.count == 1)
            let last = memory[deck: .spanish].cards.values.first?.memory.lastAnswer
            #expect(last == now.addingTimeInterval(expected))
        }
    }

    @Test func `other cards and days are added, each day once`() {
        let summary = RoomSummary(
            spoken: .seconds(60), lasted: .seconds(60), linesSaid: 1, errors: [], newWords: [], goals: [], drill: [])
        var (one, other) = (memory("a", answered: nil), memory("b", answered: nil))
        one.add(summary, .spanish, level: .a1, at: now, in: .gmt)
        other.add(summary, .spanish, level: .a1, at: now, in: .gmt)
        other.add(summary, .spanish, level: .a1, at: now, in: .gmt)
        other.add(summary, .german, level: .a1, at: now.addingTimeInterval(-86_400), in: .gmt)

        one.merge(other)

        #expect(one[deck: .spanish].cards.count == 2)
        #expect(one.days.map(\.language) == [.german, .spanish])
        #expect(one.days.map(\.talked) == [.seconds(60), .seconds(120)])
    }

    @Test func `what only one knows comes whole: limits, what a day has had, and how one speaks`() {
        var (memory, other) = (RoomMemory(), memory("a", answered: nil))
        other[deck: .spanish].limits = DeckLimits(newPerDay: 3, reviewsPerDay: 7)
        other[deck: .spanish].answer(.good, to: card("a").id, at: now, in: .gmt, by: FSRSScheduler())
        other[speaker: .spanish].add([71, 80])
        memory.merge(other)

        #expect(memory == other)
    }

    @Test func `what a day has had is not counted anew`() {
        var (one, other) = (memory("a", answered: nil), memory("b", answered: nil))
        one[deck: .spanish].limits = DeckLimits(newPerDay: 1, reviewsPerDay: 7)
        other[deck: .spanish].answer(.good, to: card("b").id, at: now, in: .gmt, by: FSRSScheduler())
        #expect(one[deck: .spanish].queue(at: now, in: .gmt) == [card("a").id])

        one.merge(other)

        #expect(one[deck: .spanish].queue(at: now, in: .gmt) == [])
        #expect(one[deck: .spanish].queue(at: now.addingTimeInterval(2 * 86_400), in: .gmt).contains(card("a").id))
    }

    private func card(_ word: String) -> ReviewCard {
        ReviewCard(language: .spanish, word: word, translation: "t", memory: CardMemory(due: now))
    }
}

@Suite struct `What was learned is kept piece by piece` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func memory() -> RoomMemory {
        var memory = RoomMemory()
        for language in [RoomLanguage.spanish, .japanese] {
            for word in ["a", "b", "c"] {
                memory[deck: language].add(
                    ReviewCard(language: language, word: word, translation: "t", memory: CardMemory(due: now)))
            }
        }
        let summary = RoomSummary(
            spoken: .seconds(60), lasted: .seconds(60), linesSaid: 1, errors: [], newWords: [], goals: [], drill: [])
        memory.add(summary, .spanish, level: .a1, at: now, in: .gmt)
        memory[speaker: .spanish].add([71, 80])
        return memory
    }

    @Test func `the pieces make the same again, whatever they are written as`() throws {
        let records = memory().records()
        let read = try JSONDecoder().decode([RoomRecord].self, from: JSONEncoder().encode(records))

        #expect(records.count == 10)
        #expect(Set(records.map(\.id)).count == 10)
        #expect(read == records)
        #expect(RoomMemory(read) == memory())
    }

    @Test func `only what has changed is a piece of a change`() throws {
        let before = memory()
        #expect(before.records(changedSince: before) == [])
        var after = before
        let id = try #require(before[deck: .japanese].order.first)
        after[deck: .japanese].suspend(id, at: .now)
        #expect(after.records(changedSince: before).map(\.id) == [.card("ja", id)])

        after[speaker: .spanish].add([60])
        after[deck: .german].limits = DeckLimits(newPerDay: 1)
        let names = after.records(changedSince: before).map(\.id)
        #expect(names == [.deck("de"), .card("ja", id), .speaker("es")])
        var again = before
        again.put(after.records(changedSince: before))
        #expect(again == after)
    }

    @Test func `a day takes the place of what was known of it, and those that are too long ago go`() {
        let language = RoomLanguage.spanish
        var memory = RoomMemory(
            (0..<RoomMemory.mostDays + 5).map { .day(LearningDay(day: StudyDay(number: $0), language: language)) })
        #expect(memory.days.map(\.day.number) == Array(5..<RoomMemory.mostDays + 5))

        memory.put([.day(LearningDay(day: StudyDay(number: 7), language: language, linesSaid: 3))])

        #expect(memory.days.count == RoomMemory.mostDays)
        #expect(memory.days[2].linesSaid == 3)
    }
}
