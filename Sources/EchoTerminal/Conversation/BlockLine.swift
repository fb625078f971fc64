import EchoScreen

/// One row of a block: its margin, then what it says.
struct BlockLine: Sendable, Hashable {
    var margin: [Span] = []
    var spans: [Span]
    /// Where the row begins in what is drawn of the block, in characters; nil for a row that stands by itself.
    var start: Int?

    var text: String { spans.map(\.text).joined() }
}
