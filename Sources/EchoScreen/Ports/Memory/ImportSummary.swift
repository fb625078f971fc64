/// The result of an import, so far or at its end.
public struct ImportSummary: Sendable, Hashable {
    /// Conversations that are new, those that have more messages now, and those that were there already.
    public var imported = 0
    public var completed = 0
    public var known = 0
    /// Messages that are new.
    public var messages = 0
    /// Messages that can be heard again, and those whose sound is not there or cannot be read.
    public var sounds = 0
    public var missingSounds = 0
    /// Messages of other versions of conversations, which are left out.
    public var otherVersions = 0
    /// Messages that do not say by whom they are, which are left out.
    public var anonymous = 0
    /// Conversations that tell no time, and count as of the day of the import.
    public var undated = 0
    /// Conversations that cannot be imported, a sentence each; only the first are kept.
    public var refusals: [String] = []
    public var refused = 0
    /// Bytes that were read of how many there are, where that is known.
    public var read: UInt64 = 0
    public var total: UInt64 = 0

    public init() {}

    public mutating func refuse(_ sentence: String) {
        refused += 1
        if refusals.count < 20 { refusals.append(sentence) }
    }
}
