/// The messages, oldest first.
public struct ConversationViewState: Sendable, Hashable {
    public var rows = ChunkedList<MessageRowViewState>()
    /// Shown while there are no rows, a paragraph each.
    public var welcome: [Wording] = []
    public var scroll = ScrollPosition.following
    /// Rows that came since the person scrolled away from the end.
    public var unseen = 0
    public var selection: SelectionViewState?
    public var found: FoundViewState?

    public init() {}
}
