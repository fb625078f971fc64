import EchoScreen
import EchoText

/// The rows of a text being written that are in sight, and the caret among them.
struct EditorLayout: Sendable, Hashable {
    let lines: [EditorLine]
    /// The caret's row and column among `lines`.
    let caret: Point
    /// How far down the text the first row stands, and of how much, for a scrollbar.
    let first: Int
    let total: Int

    /// All rows of a text.
    init(_ state: ComposerViewState, width: Int) {
        var window = EditorWindow()
        self = window.layout(state, width: width, height: .max)
    }

    init(lines: [EditorLine], caret: Point, first: Int = 0, total: Int? = nil) {
        self.lines = lines
        self.caret = caret
        self.first = first
        self.total = total ?? lines.count
    }

    /// How many rows a text takes, counted as far as anyone wants to know.
    static func rows(of state: ComposerViewState, width: Int, atMost: Int) -> Int {
        let rows = EditorRows(state, width: width)
        var count = 0
        for piece in 0..<state.written.pieceCount {
            count += rows[piece].count
            if count >= atMost { return atMost }
        }
        return count
    }
}
