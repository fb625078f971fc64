/// What became of what a line was to say, when it was interrupted.
struct ClearedLine: Sendable, Hashable {
    /// Of each item that was thrown away, in their order; none of one that was not begun.
    var heard: [HeardItem] = []
    /// What is kept, and was sent to its end.
    var finished: [String] = []
    /// The line has to forget what it was sent.
    var isOfLine = false
}
