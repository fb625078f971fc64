/// What went over the wire, oldest first.
public struct EventLogViewState: Sendable, Hashable {
    /// The last ones kept; the parts of a stream share a row.
    public var rows = ChunkedList<EventRowViewState>()
    /// All there ever were.
    public var total = 0
    /// Index in `rows`; nil before the first.
    public var selection: Int?
    /// The newest stays selected.
    public var isFollowing = true

    public init() {}
}
