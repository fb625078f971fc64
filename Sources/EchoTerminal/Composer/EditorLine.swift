/// One row of a text being written. Unlike a row to read it keeps its blanks: the caret may stand on them.
struct EditorLine: Sendable, Hashable {
    var text: String
    /// Where it begins in its piece of the text, in characters.
    var start: Int
    /// The next row continues this line.
    var isContinued: Bool
}
