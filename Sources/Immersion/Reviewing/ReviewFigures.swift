import Foundation

/// The figures of the review log and the cards about memory.
struct ReviewFigures: Hashable, Sendable {
    /// Days that the true retention is of.
    static let days = 30
    /// Days that are looked ahead.
    static let soon = 7

    /// Answers to cards that had not been asked for three weeks, and those of them that were known.
    let mature: Int
    let known: Int
    /// Cards that were learned.
    let learned: Int
    /// How many of them are known now, and how many would be in thirty days if none were asked: an estimate.
    let knownNow: Int
    let knownLater: Int
    /// Reviews that fall due within a week.
    let dueSoon: Int

    init(of deck: Deck, at now: Date, by scheduler: FSRSScheduler = FSRSScheduler()) {
        let first = Int((now.timeIntervalSince1970 - Double(Self.days) * 86_400) * 1000)
        let answers = deck.log.answers.filter { $0.isOfMatureCard && $0.moment >= first }
        (mature, known) = (answers.count, answers.count(where: \.isKnown))
        let cards = deck.cards.values.filter { !$0.isSuspended && $0.memory.stability != nil }
        let later = now.addingTimeInterval(Double(Self.days) * 86_400)
        func expected(at moment: Date) -> Int {
            Int(cards.reduce(0.0) { $0 + scheduler.retrievability(of: $1.memory, at: moment) }.rounded())
        }
        learned = cards.count
        (knownNow, knownLater) = (expected(at: now), expected(at: later))
        let week = now.addingTimeInterval(Double(Self.soon) * 86_400)
        dueSoon = cards.count { $0.memory.stage == .review && $0.memory.due <= week }
    }

    /// The share of mature cards that were known, in percent; nil without answers to any.
    var retention: Int? { mature == 0 ? nil : Int((Double(known) * 100 / Double(mature)).rounded()) }
}
