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
            spoken: .zero, lasted: .seconds(60), linesSaid: 1, errors: [], newWords: [], goals: [], drill: [])
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
}
