/// One row of a wrapped text.
struct WrappedLine: Sendable, Hashable {
    var text: String
    /// Where it begins in the whole text, in characters.
    var start: Int
    var columns: Int
}
