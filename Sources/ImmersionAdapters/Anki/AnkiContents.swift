public import Foundation
public import Immersion

/// The contents of an Anki package.
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
