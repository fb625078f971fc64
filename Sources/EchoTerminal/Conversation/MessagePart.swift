import EchoScreen

/// The rows of a part of a message: its head, one of its blocks, or what stands below them.
struct MessagePart: Sendable, Hashable {
    var lines: [MessageLine]
    /// What the block says, for whoever looks for words in it.
    var text = ""

    init(_ lines: [MessageLine], text: String = "") {
        self.lines = lines
        self.text = text
    }

    init(_ layout: BlockLayout) { self.init(layout.lines.map(MessageLine.body), text: layout.text) }
}
