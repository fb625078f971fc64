/// How much of an item was heard at the other end of a line.
struct HeardItem: Sendable, Hashable {
    var item: String
    /// Bytes of G.711: 8 a millisecond.
    var bytes: Int
}
