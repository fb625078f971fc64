import Foundation
import GRDB
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `The schedule of cards travels with them` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func card(_ word: String, _ memory: CardMemory) -> ReviewCard {
        ReviewCard(language: .spanish, word: word, translation: "t", memory: memory)
    }

    private var cards: [ReviewCard] {
        var suspended = card(
            "suspended",
            CardMemory(
                stage: .review, step: nil, stability: 4.25, difficulty: 6.5, due: now - 86_400 * 3,
                lastAnswer: now - 86_400 * 7))
        suspended.isSuspended = true
        let forgotten = card(
            "forgotten",
            CardMemory(
                stage: .relearning, step: 0, stability: 2, difficulty: 8, due: now + 600, lastAnswer: now)
        ).remembered(
            CardMemory(stage: .relearning, step: 0, stability: 2, difficulty: 8, due: now + 600, lastAnswer: now),
            lapses: 2, isSuspended: false)
        return [
            card("new", CardMemory(due: now)),
            card(
                "learning",
                CardMemory(
                    stage: .learning, step: 1, stability: 1.5, difficulty: 5, due: now + 60, lastAnswer: now - 600)),
            card(
                "known",
                CardMemory(
                    stage: .review, step: nil, stability: 30.5, difficulty: 3.25, due: now + 86_400 * 31,
                    lastAnswer: now - 86_400)),
            forgotten, suspended,
        ]
    }

    private func answers(of card: ReviewCard) -> [ReviewAnswer] {
        [
            ReviewAnswer(
                card: card.id, moment: 1_690_000_000_000, grade: .again, stage: .new, before: 0, after: 60, elapsed: 0),
            ReviewAnswer(
                card: card.id, moment: 1_690_000_060_000, grade: .good, stage: .learning, before: 60, after: 86_400 * 2,
                elapsed: 60),
            ReviewAnswer(
                card: card.id, moment: 1_690_172_860_000, grade: .easy, stage: .review, before: 86_400 * 2,
                after: 86_400 * 9, elapsed: 172_800),
        ]
    }

    @Test func `every stage comes back as it was, and so does the review log`() throws {
        let pack = CardPack(cards, answers: answers(of: cards[2]))

        let data = try AnkiPackage.data(of: pack, deck: "D", at: now)
        let read = try AnkiPackage.contents(of: data, language: .spanish, at: now).pack

        #expect(read.cards.map(\.word) == cards.map(\.word))
        for (card, again) in zip(cards, read.cards) {
            #expect(again.memory == card.memory, "\(card.word)")
            #expect(again.isSuspended == card.isSuspended && again.lapses == card.lapses, "\(card.word)")
        }
        #expect(read.answers == pack.answers)
    }

    @Test func `what Anki has answered since is taken from its own days`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "anki-\(UUID().uuidString).anki2")
        defer { try? FileManager.default.removeItem(at: file) }
        let (midnight, queue) = (1_699_920_000, try DatabaseQueue(path: file.path))
        try queue.write { database in
            try database.execute(sql: AnkiCollection.schema)
            try database.execute(
                sql: "INSERT INTO col VALUES (1, ?, 0, 0, 11, 0, 0, 0, '{}', '{}', '{}', '{}', '{}')",
                arguments: [midnight])
            try database.execute(
                sql: "INSERT INTO notes VALUES (1, 'g', 42, 0, -1, '', ?, 'la casa', 0, 0, '')",
                arguments: ["la casa\u{1F}house"])
            try database.execute(
                sql: "INSERT INTO cards VALUES (7, 1, 1, 0, 0, -1, 2, 2, 12, 10, 2500, 4, 1, 0, 0, 0, 0, '')")
            try database.execute(sql: "INSERT INTO revlog VALUES (1690000000000, 7, -1, 3, 10, -600, 2500, 0, 0)")
            try database.execute(sql: "INSERT INTO revlog VALUES (1690000000001, 7, -1, 0, 10, 4, 2500, 0, 4)")
        }
        try queue.close()

        let bytes = Array(try Data(contentsOf: file))
        let pack = try AnkiCollectionFile.pack(in: bytes, language: .spanish, at: now)

        let card = try #require(pack.cards.first)
        #expect(card.memory.stage == .review && card.memory.stability == 10 && card.lapses == 1)
        #expect(card.memory.due == Date(timeIntervalSince1970: Double(midnight + 12 * 86_400)))
        #expect(card.memory.lastAnswer == card.memory.due - 10 * 86_400)
        // What was rescheduled by hand is no answer.
        #expect(pack.answers.map(\.grade) == [.good])
        #expect(pack.answers.first?.before == 600 && pack.answers.first?.after == 864_000)
    }

    @Test func `a table that is of another kind costs the schedule, not the words`() throws {
        let data = try AnkiPackage.data(of: CardPack(cards), deck: "D", at: now)
        let package = try PackageReader(Array(data))
        let file = FileManager.default.temporaryDirectory.appending(path: "anki-\(UUID().uuidString).anki2")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(try #require(try package.file("collection.anki2"))).write(to: file)
        let queue = try DatabaseQueue(path: file.path)
        try queue.write { database in
            try database.execute(sql: "UPDATE cards SET type = 'x', due = 'soon', data = x'FF00'")
            try database.execute(sql: "DROP TABLE revlog")
        }
        try queue.close()

        let pack = try AnkiCollectionFile.pack(
            in: Array(try Data(contentsOf: file)), language: .spanish, at: now)

        #expect(pack.cards.map(\.word) == cards.map(\.word))
        #expect(pack.cards.allSatisfy { $0.memory.stage == .new })
        #expect(pack.answers == [])
    }
}
