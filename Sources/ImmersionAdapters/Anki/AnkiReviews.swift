import Foundation
import GRDB
import Immersion

/// The review log, as Anki's table of it.
enum AnkiReviews {
    private static let most = 1_000_000
    private static let day = 86_400

    /// - Parameter ids: of the cards, as the table of cards has them.
    static func write(_ answers: [ReviewAnswer], ids: [CardID: Int], to database: Database) throws {
        var taken: Set<Int> = []
        for answer in answers {
            guard let card = ids[answer.card] else { continue }
            var moment = answer.moment
            // Two at once are a millisecond apart.
            while !taken.insert(moment).inserted { moment += 1 }
            try database.execute(
                sql: "INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, 0, 0, ?)",
                arguments: [
                    moment, card, answer.grade.rawValue, interval(answer.after), interval(answer.before),
                    kind(answer.stage),
                ])
        }
    }

    /// Days, or seconds below zero.
    private static func interval(_ seconds: Int) -> Int {
        seconds >= day ? Int((Double(seconds) / Double(day)).rounded()) : -seconds
    }

    private static func seconds(_ interval: Int) -> Int {
        let interval = min(max(interval, -1_000_000), 36_500)
        return interval > 0 ? interval * day : -interval
    }

    private static func kind(_ stage: MemoryStage) -> Int {
        switch stage {
        case .new, .learning: 0
        case .review: 1
        case .relearning: 2
        }
    }

    /// - Parameter cards: by their numbers in the table.
    static func read(_ database: Database, cards: [Int: CardID]) -> [ReviewAnswer] {
        let rows =
            (try? Row.fetchAll(
                database, sql: "SELECT id, cid, ease, ivl, lastIvl, type FROM revlog ORDER BY id LIMIT ?",
                arguments: [most])) ?? []
        var last: [Int: Int] = [:]
        return rows.compactMap { row in
            guard let moment = row.whole("id"), moment > 0, moment < 100_000_000_000_000,
                let number = row.whole("cid"), let card = cards[number],
                // What was rescheduled by hand is no answer.
                let grade = ReviewGrade(rawValue: row.whole("ease") ?? 0)
            else { return nil }
            defer { last[number] = moment }
            let before = last[number]
            let stage: MemoryStage =
                switch row.whole("type") ?? 0 {
                case 1: .review
                case 2: .relearning
                default: before == nil ? .new : .learning
                }
            return ReviewAnswer(
                card: card, moment: moment, grade: grade, stage: stage, before: seconds(row.whole("lastIvl") ?? 0),
                after: seconds(row.whole("ivl") ?? 0), elapsed: before.map { (moment - $0) / 1_000 } ?? 0)
        }
    }
}
