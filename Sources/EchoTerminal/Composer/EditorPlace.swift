/// A row of a text being written: which piece of the text, and which row of that.
struct EditorPlace: Sendable, Hashable, Comparable {
    var piece = 0
    var row = 0

    static func < (left: EditorPlace, right: EditorPlace) -> Bool {
        (left.piece, left.row) < (right.piece, right.row)
    }
}
