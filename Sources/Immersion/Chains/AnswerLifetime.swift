import Synchronization

/// How long an answer may be kept, as who gave it says: told on the way to whoever keeps it.
public final class AnswerLifetime: Sendable {
    /// Of the request under way; nil where nobody keeps anything.
    @TaskLocal public static var current: AnswerLifetime?

    private let told = Mutex<Duration?>(nil)

    public init() {}

    /// Zero for an answer that must not be kept; nil where its giver said nothing.
    public var limit: Duration? { told.withLock(\.self) }

    /// The last answer is the one that counts.
    public func set(_ limit: Duration?) { told.withLock { $0 = limit } }
}
