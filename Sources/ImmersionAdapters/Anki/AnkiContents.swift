public import Foundation
public import Immersion

/// What an Anki package holds.
public struct AnkiContents: Sendable, Hashable {
    public let cards: [ReviewCard]
    /// By file name; only those that cards name.
    public let sounds: [String: Data]

    public init(cards: [ReviewCard], sounds: [String: Data]) {
        self.cards = cards
        self.sounds = sounds
    }
}
