/// What was saved of a damaged store.
public struct SalvageReport: Sendable, Hashable {
    public var conversations = 0
    public var messages = 0
    /// Messages of which nothing could be read, as far as their number is known.
    public var lostMessages = 0
    /// Whether nothing could be read, and a backup is used instead.
    public var usedBackup = false
    /// Where the damaged file is kept.
    public var oldFile: String

    public init(oldFile: String) { self.oldFile = oldFile }
}
