import EchoPresentation

/// Lays out a text being written, and finds its caret.
struct EditorLayout: Sendable, Hashable {
    let lines: [EditorLine]
    /// The caret's row and column.
    let caret: Point

    init(_ state: ComposerViewState, width: Int) {
        let width = max(1, width)
        lines = Self.lines(of: state.text, width: width)
        caret = Self.place(of: state.caret, in: lines, width: width)
    }

    /// The first row to show so that the caret is seen.
    func firstRow(height: Int) -> Int { max(0, min(caret.y, lines.count - 1) - max(0, height - 1)) }

    private static func lines(of text: String, width: Int) -> [EditorLine] {
        var lines: [EditorLine] = []
        var start = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += rows(of: Array(line), start: start, width: width)
            start += line.count + 1
        }
        return lines
    }

    private static func rows(of line: [Character], start: Int, width: Int) -> [EditorLine] {
        var rows: [EditorLine] = []
        var first = 0
        var columns = 0
        var blank: Int?
        for (index, character) in line.enumerated() {
            let w = TextWidth.columns(of: character)
            if columns + w > width, index > first, !character.isWhitespace {
                let cut = blank.map { $0 + 1 } ?? index
                rows.append(EditorLine(text: String(line[first..<cut]), start: start + first, isContinued: true))
                first = cut
                columns = line[cut..<index].reduce(0) { $0 + TextWidth.columns(of: $1) }
                blank = nil
            }
            if character.isWhitespace { blank = index }
            columns += w
        }
        rows.append(EditorLine(text: String(line[first...]), start: start + first, isContinued: false))
        return rows
    }

    private static func place(of caret: Int, in lines: [EditorLine], width: Int) -> Point {
        guard let row = lines.lastIndex(where: { $0.start <= caret }) else { return Point(x: 0, y: 0) }
        let line = lines[row]
        let column = TextWidth.columns(of: line.text.prefix(max(0, caret - line.start)))
        return Point(x: min(column, width - 1), y: row)
    }
}
