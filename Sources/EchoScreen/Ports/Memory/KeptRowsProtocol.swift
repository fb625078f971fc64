/// Keeps what a feature remembers as rows, each a text of its own; several programs may write them.
///
/// Whoever writes says how far it has read: what another program wrote since is read first, so that nothing is written over.
public protocol KeptRowsProtocol: Sendable {
    /// What was written after the mark; all there is where nothing was read so far.
    func news(since mark: KeptRowMark?) async throws(StoreError) -> KeptRowNews
    /// Writes all of the change, or nothing. A change without rows tells whether there is something new.
    func write(_ change: KeptRowChange, since mark: KeptRowMark?) async throws(StoreError) -> KeptRowOutcome
}

/// A text with the number by which it is replaced or removed.
public struct KeptRow: Sendable, Hashable {
    public let number: Int64
    /// Nil for one that is encrypted and cannot be opened now.
    public let content: String?

    public init(number: Int64, content: String?) { (self.number, self.content) = (number, content) }
}

/// How far rows were read.
public struct KeptRowMark: Sendable, Hashable {
    /// Another one after everything was erased.
    public let generation: Int64
    /// Counts the changes.
    public let revision: Int64

    public init(generation: Int64, revision: Int64) { (self.generation, self.revision) = (generation, revision) }
}

/// The rows written since they were read last.
public struct KeptRowNews: Sendable, Hashable {
    /// In the order in which they were added first.
    public let rows: [KeptRow]
    /// Nil where nothing was ever written.
    public let mark: KeptRowMark?
    /// Whether rows that were read before have been erased.
    public let isErased: Bool

    public init(rows: [KeptRow], mark: KeptRowMark?, isErased: Bool = false) {
        (self.rows, self.mark, self.isErased) = (rows, mark, isErased)
    }
}

/// Rows to add, to replace and to remove.
public struct KeptRowChange: Sendable, Hashable {
    public var added: [String] = []
    public var replaced: [Int64: String] = [:]
    public var removed: Set<Int64> = []

    public init() {}

    public var isEmpty: Bool { added.isEmpty && replaced.isEmpty && removed.isEmpty }
}

/// The outcome of writing rows.
public enum KeptRowOutcome: Sendable, Hashable {
    /// With the numbers of those that were added.
    case written([Int64], KeptRowMark)
    /// Somebody else wrote since: nothing is written before that is read.
    case changed
    /// Somebody erased what was read: nothing is written.
    case erased
}
