public import Foundation

/// The words of a deck, counted.
public struct WordCounts: Hashable, Sendable {
    /// Cards that were answered once or more.
    public let met: Int
    /// Cards in review with a stability of three weeks or more.
    public let known: Int
    public let due: Int

    public init(of deck: Deck, at now: Date, in zone: TimeZone) {
        let cards = deck.cards.values
        met = cards.count { $0.memory.stage != .new }
        known = cards.count { $0.memory.stage == .review && ($0.memory.stability ?? 0) >= 21 }
        due = deck.queue(at: now, in: zone).count
    }
}
