import EchoText

/// The messages on the wire, and to the house and from it, oldest first.
public struct EventLogViewState: Sendable, Hashable {
    /// Those shown; the parts of a stream share a row.
    public var rows = ChunkedList<EventRowViewState>()
    /// All events there ever were.
    public var total = 0
    /// Index in `rows`; nil before the first.
    public var selection: Int?
    /// The newest stays selected.
    public var isFollowing = true
    /// The filter, as it was written, safe to draw; nil for none.
    public var filter: String?
    /// Events that the filter has let pass.
    public var matching = 0
    /// The list is held still.
    public var isPaused = false
    /// Events that came while the list was held still.
    public var arrived = 0
    /// The names of rows with a mark.
    public var marks: Set<Int> = []
    /// "50/s 64 kB/s"; empty while nothing goes that way.
    public var sentRate = ""
    public var receivedRate = ""

    public init() {}

    /// "17 of 1,204"; "1,204" without a filter; empty before the first.
    public var countText: String {
        guard total > 0 else { return "" }
        return filter == nil
            ? NumberWording.grouped(total)
            : "\(NumberWording.grouped(matching)) of \(NumberWording.grouped(total))"
    }

    /// The number of unseen events: "paused ↓ 312", "↓ 6"; empty when there are none.
    public var unseenText: String {
        if isPaused { return "paused ↓ \(NumberWording.grouped(arrived))" }
        guard !isFollowing, let selection else { return "" }
        return "↓ \(NumberWording.grouped(rows.count - 1 - selection))"
    }
}
