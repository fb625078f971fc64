import EchoWire
import Foundation
import GRDB
import Immersion

/// When a card is asked next, as Anki's table of cards keeps it.
struct AnkiSchedule {
    /// The collection began so many days ago: what is overdue has a day in it, too.
    static let daysBefore = 3_650
    private static let day = 86_400.0
    private static let steps = 2
    /// What is learned within a day is due at a second, not on a day.
    private static let leastSecond = 1_000_000_000

    private enum Kind: Int { case new, learning, review, relearning }
    private static let suspended = -1

    // MARK: written

    /// From `type` to `left`, and `data`.
    static func arguments(
        _ card: ReviewCard, place: Int, answers: Int, began: Int, at now: Date
    ) -> (numbers: [Int], data: String) {
        let memory = card.memory
        let kind: Kind =
            switch memory.stage {
            case .new: .new
            case .learning: .learning
            case .review: .review
            case .relearning: .relearning
            }
        let due = whole(memory.due.timeIntervalSince1970)
        let days = Int((Double(due - began) / day).rounded(.down))
        let interval = memory.lastAnswer.map { max(1, Int((memory.due.timeIntervalSince($0) / day).rounded())) } ?? 1
        let left = max(1, steps - (memory.step ?? 0))
        let queue = card.isSuspended ? suspended : kind == .relearning ? 1 : kind.rawValue
        let isReviewed = kind == .review || kind == .relearning
        let numbers = [
            kind.rawValue, queue, kind == .new ? place + 1 : kind == .review ? max(0, days) : due,
            kind == .review ? interval : isReviewed ? 1 : 0, isReviewed ? 2_500 : 0,
            max(answers, kind == .new ? 0 : 1), card.lapses ?? 0,
            kind == .learning || kind == .relearning ? left * 1_000 + left : 0,
        ]
        guard kind != .new, let stability = memory.stability, let difficulty = memory.difficulty else {
            return (numbers, "")
        }
        var data: JSONObject = [
            "s": .number(stability), "d": .number(difficulty), "dr": .number(0.9),
            // Anki keeps the day; the second is our own.
            "cd": .string(#"{"due":\#(due)}"#),
        ]
        if let last = memory.lastAnswer { data["lrt"] = .integer(whole(last.timeIntervalSince1970)) }
        return (numbers, JSONValue.object(data).text)
    }

    private static func whole(_ seconds: TimeInterval) -> Int {
        seconds.isFinite ? Int(min(max(seconds, 0), 1e11).rounded(.down)) : 0
    }

    // MARK: read

    let memory: CardMemory
    let lapses: Int
    let isSuspended: Bool

    /// Nil for a card that was never asked, and is not suspended.
    init?(_ row: Row, began: Int) {
        guard let type = row.whole("type"), let kind = Kind(rawValue: type), let due = row.whole("due") else {
            return nil
        }
        let queue = row.whole("queue") ?? 0
        isSuspended = queue == Self.suspended
        lapses = min(max(row.whole("lapses") ?? 0, 0), 10_000)
        guard kind != .new || isSuspended else { return nil }
        let data = row.words("data").flatMap { try? JSONValue(parsing: $0) }
        let interval = min(max(row.whole("ivl") ?? 1, 1), FSRSScheduler.longestInterval)
        let stability = data?["s"]?.number ?? (kind == .review ? Double(interval) : nil)
        let difficulty = stability == nil ? nil : min(max(data?["d"]?.number ?? 5, 1), 10)
        let moment = Self.moment(of: due, kind, began: began, own: data?["cd"]?.string)
        let last = data?["lrt"]?.number ?? (kind == .review ? moment - Double(interval) * Self.day : nil)
        let left = (row.whole("left") ?? 0) % 1_000
        memory = CardMemory(
            stage: Self.stage(kind), step: kind == .review ? nil : kind == .new ? 0 : max(0, Self.steps - max(left, 1)),
            stability: stability.map { min(max($0, 0.001), 36_500) }, difficulty: difficulty,
            due: Date(timeIntervalSince1970: moment),
            lastAnswer: kind == .new ? nil : last.map { Date(timeIntervalSince1970: $0) })
    }

    private static func stage(_ kind: Kind) -> MemoryStage {
        switch kind {
        case .new: .new
        case .learning: .learning
        case .review: .review
        case .relearning: .relearning
        }
    }

    private static func moment(of due: Int, _ kind: Kind, began: Int, own: String?) -> Double {
        if kind == .new { return Double(began + daysBefore * Int(day)) }
        let due = min(max(due, -100_000), 100_000_000_000)
        let moment = due >= leastSecond ? Double(due) : Double(began) + Double(due) * day
        // Ours, where Anki has not moved it since.
        let exact = own.flatMap { try? JSONValue(parsing: $0) }?["due"]?.number
        if let exact, abs(exact - moment) <= day { return exact }
        return moment
    }
}
