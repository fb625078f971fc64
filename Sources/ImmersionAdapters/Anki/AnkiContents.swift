public import Foundation
public import Immersion

/// What an Anki package holds.
public struct AnkiContents: Sendable, Hashable {
    public let pack: CardPack
    /// By file name; only those that cards name.
    public let sounds: [String: Data]

    public init(pack: CardPack, sounds: [String: Data]) {
        self.pack = pack
        self.sounds = sounds
    }

    public var cards: [ReviewCard] { pack.cards }
}
