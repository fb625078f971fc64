import EchoScreen
import EchoText

/// Breaks the pieces of a text being written into rows, each when it is asked for.
struct EditorRows {
    private let text: WrittenText
    private let width: Int
    private let caret: WrittenText.Place

    init(_ state: ComposerViewState, width: Int) {
        text = state.written
        self.width = max(1, width)
        caret = state.written.place(of: state.caret)
    }

    /// Where the caret stands.
    var caretPlace: EditorPlace {
        EditorPlace(piece: caret.piece, row: row(of: caret.column, in: self[caret.piece]))
    }

    var caretColumn: Int {
        let rows = self[caret.piece]
        let line = rows[row(of: caret.column, in: rows)]
        return min(TextWidth.columns(of: line.text.prefix(max(0, caret.column - line.start))), width - 1)
    }

    /// The rows of a piece. Their starts count from its beginning.
    subscript(piece: Int) -> [EditorLine] {
        let piece = (number: piece, value: text[piece: piece])
        let isContinued = !piece.value.endsLine && piece.number + 1 < text.pieceCount
        var rows = Self.rows(of: Array(piece.value.text), width: width, isContinued: isContinued)
        let isAtEnd = piece.number == caret.piece && caret.column == piece.value.count && !isContinued
        if isAtEnd, let last = rows.last, !last.text.isEmpty, TextWidth.columns(of: last.text) >= width {
            rows[rows.count - 1].isContinued = true
            rows.append(EditorLine(text: "", start: piece.value.count, isContinued: false))
        }
        return rows
    }

    private func row(of column: Int, in rows: [EditorLine]) -> Int { rows.lastIndex { $0.start <= column } ?? 0 }

    private static func rows(of line: [Character], width: Int, isContinued: Bool) -> [EditorLine] {
        var rows: [EditorLine] = []
        var first = 0
        var columns = 0
        var blank: Int?
        for (index, character) in line.enumerated() {
            let w = TextWidth.columns(of: character)
            if columns + w > width, index > first, !character.isWhitespace {
                let cut = blank.map { $0 + 1 } ?? index
                rows.append(EditorLine(text: String(line[first..<cut]), start: first, isContinued: true))
                first = cut
                columns = line[cut..<index].reduce(0) { $0 + TextWidth.columns(of: $1) }
                blank = nil
            }
            if character.isWhitespace { blank = index }
            columns += w
        }
        rows.append(EditorLine(text: String(line[first...]), start: first, isContinued: isContinued))
        return rows
    }
}
