/// The messages, oldest first.
public struct ConversationViewState: Sendable, Hashable {
    public var rows = ChunkedList<MessageRowViewState>()
    /// Shown while there are no rows, a paragraph each.
    public var welcome: [Wording] = []
    /// Whoever leaves the end has seen all up to there; whoever comes back has seen everything.
    public var scroll = ScrollPosition.following {
        didSet {
            if scroll == .following { (seen, unseen) = (nil, 0) } else if oldValue == .following { seen = end }
        }
    }
    /// Where the end was when the person scrolled away from it.
    public private(set) var seen: ConversationEnd?
    /// Messages that came since.
    public var unseen = 0
    public var selection: SelectionViewState?
    public var found: FoundViewState?

    public init() {}

    private var end: ConversationEnd? {
        rows.last.map { ConversationEnd(row: rows.count - 1, offset: $0.text.utf8.count) }
    }

    /// A message was put in at `row`.
    mutating func follow(insertionAt row: Int) {
        if let old = scroll.row, row <= old { scroll.row = old + 1 }
        if let old = seen?.row, row <= old { seen?.row = old + 1 }
        if scroll != .following { unseen += 1 }
    }

    /// The message at `row` was taken out.
    mutating func follow(removalAt row: Int) {
        if let old = scroll.row, row < old { scroll.row = old - 1 }
        guard let old = seen?.row, row <= old else { return }
        seen = row < old ? seen.map { ConversationEnd(row: old - 1, offset: $0.offset) } : end
    }
}
