/// The conversations saved from a damaged store.
public struct SalvageReport: Sendable, Hashable {
    public var conversations = 0
    public var messages = 0
    /// Messages of which nothing could be read, as far as their number is known.
    public var lostMessages = 0
    /// Of the messages, those that only a daily backup had.
    public var fromBackup = 0
    /// The backup that they are from; nil where none was needed, or none was there.
    public var backup: String?
    /// Where the damaged file is kept.
    public var oldFile: String

    public init(oldFile: String) { self.oldFile = oldFile }
}
