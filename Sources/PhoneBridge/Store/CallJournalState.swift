/// How it stands with what is to be kept of calls.
public struct CallJournalState: Sendable, Hashable {
    public var waiting = 0
    /// Found no room.
    public var dropped = 0
    /// The store did not take it.
    public var refused = 0
    public var isAway = false

    public init() {}
}
