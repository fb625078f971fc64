/// The selection in the conversation: messages, or a part of one.
public struct SelectionViewState: Sendable, Hashable {
    public var rows: ClosedRange<Int>
    /// Where the selected code was written, in bytes of the message's text; nil for whole messages.
    public var source: Range<Int>?

    public init(rows: ClosedRange<Int>, source: Range<Int>? = nil) {
        self.rows = rows
        self.source = source
    }
}
