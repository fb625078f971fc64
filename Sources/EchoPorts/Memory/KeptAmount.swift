public import Foundation

/// One kind of what this program keeps on the machine: where, how much, of which time, and for how long.
public struct KeptAmount: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case conversations, messages, sound, events, prompts, spending, backups, damaged, recordings
        /// The texts that were sent, for the composer.
        case sentTexts
        /// What was taught and learned of the house.
        case house
        /// What was learned in the language room.
        case room
        /// Speech and translations that would be made again.
        case caches
        case logs, settings, keys
    }

    public let kind: Kind
    /// The folder or file; of keys, where they are.
    public var place: String
    public var count = 0
    /// Nil for what has no size of its own: it is part of another.
    public var bytes: Int?
    public var oldest: Date?
    public var newest: Date?
    /// Of keys, which there are; never what they are.
    public var names: [String] = []

    public init(_ kind: Kind, at place: String) {
        self.kind = kind
        self.place = place
    }
}
