import Foundation

/// How a card is now, among those of a deck.
struct CardStanding: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
        case new, learning, due, later, buried, suspended
    }

    let kind: Kind
    /// Days until it is asked; nil for what is not in review.
    let days: Int?
    let lapses: Int

    init(_ card: ReviewCard, at now: Date, in zone: TimeZone) {
        let today = StudyDay(of: now, in: zone)
        let (memory, day) = (card.memory, StudyDay(of: card.memory.due, in: zone))
        lapses = card.lapses ?? 0
        days = memory.stage == .review ? max(0, day.number - today.number) : nil
        kind =
            if card.isSuspended {
                .suspended
            } else if let until = card.buriedUntil, until > today {
                .buried
            } else if memory.stage == .new {
                .new
            } else if memory.stage == .review {
                day <= today ? .due : .later
            } else {
                memory.due <= now ? .due : .learning
            }
    }

    /// "due", "in 12 days".
    var text: String {
        switch kind {
        case .new: "new"
        case .learning: "being learned"
        case .due: "due"
        case .later: days == 1 ? "tomorrow" : "in \(days ?? 0) days"
        case .buried: "left alone until tomorrow"
        case .suspended: "suspended"
        }
    }

    /// "forgotten 3 times"; empty for never.
    var forgotten: String { lapses == 0 ? "" : lapses == 1 ? "forgotten once" : "forgotten \(lapses) times" }

    /// What one may look for.
    var keywords: String { kind.rawValue + (lapses == 0 ? "" : " forgotten") }
}
