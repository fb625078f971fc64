public import Foundation

/// One kind of what this program keeps on the machine: where, how much, of which time, and for how long.
public struct KeptAmount: Sendable, Hashable {
    /// A kind of saved data; a feature describes its own.
    public struct Kind: Sendable, Hashable {
        /// For programs that read the list.
        public let name: String
        /// For people who do.
        public let title: String
        /// The part of a feature's data that goes where everything is erased, in a sentence.
        public let erased: String?

        public init(_ name: String, title: String? = nil, erased: String? = nil) {
            (self.name, self.title, self.erased) = (name, title ?? name, erased)
        }
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

extension KeptAmount.Kind {
    public static let conversations = Self("conversations")
    public static let messages = Self("messages")
    public static let sound = Self("sound", title: "sound of messages")
    public static let events = Self("events")
    public static let prompts = Self("prompts")
    public static let spending = Self("spending", title: "spending, by day")
    public static let backups = Self("backups", title: "daily backups")
    public static let damaged = Self("damaged", title: "damaged files")
    public static let recordings = Self("recordings")
    /// The texts that were sent, for the composer.
    public static let sentTexts = Self("sentTexts", title: "sent messages")
    /// Speech and translations that would be made again.
    public static let caches = Self("caches", title: "speech to hear again")
    public static let logs = Self("logs", title: "exported events")
    public static let settings = Self("settings")
    public static let keys = Self("keys")
}
