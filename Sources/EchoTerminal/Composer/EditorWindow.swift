import EchoScreen
import EchoText

/// Which rows of a text being written are seen: as few moves as possible keep the caret in sight. Only these rows are
/// laid out.
struct EditorWindow: Sendable, Hashable {
    private var top = EditorPlace()
    private var size = Size(width: 0, height: 0)

    /// Texts up to so many characters have a scrollbar that counts rows; longer ones count pieces.
    private static let countedWhole = 2_048

    mutating func layout(_ state: ComposerViewState, width: Int, height: Int) -> EditorLayout {
        let rows = EditorRows(state, width: width)
        let caret = rows.caretPlace
        // In another size its rows are others.
        if size != Size(width: width, height: height) { top = EditorPlace() }
        size = Size(width: width, height: height)
        top = min(top, caret)
        var seen = Self.rows(rows, from: top, height, of: state.written.pieceCount)
        if !seen.contains(where: { $0.place == caret }) {
            top = Self.back(rows, from: caret, by: height - 1)
            seen = Self.rows(rows, from: top, height, of: state.written.pieceCount)
        }
        if seen.count < height, let last = seen.last?.place {
            top = Self.back(rows, from: last, by: height - 1)
            seen = Self.rows(rows, from: top, height, of: state.written.pieceCount)
        }
        let y = seen.firstIndex { $0.place == caret } ?? 0
        let (first, total) = share(rows, state.written)
        return EditorLayout(
            lines: seen.map(\.line), caret: Point(x: rows.caretColumn, y: y), first: first, total: total)
    }

    private func share(_ rows: EditorRows, _ text: WrittenText) -> (first: Int, total: Int) {
        guard text.count <= Self.countedWhole else { return (top.piece, text.pieceCount) }
        let counts = (0..<text.pieceCount).map { rows[$0].count }
        return (counts[..<top.piece].reduce(top.row, +), counts.reduce(0, +))
    }

    private static func rows(
        _ rows: EditorRows, from top: EditorPlace, _ height: Int, of pieces: Int
    ) -> [(place: EditorPlace, line: EditorLine)] {
        var seen: [(place: EditorPlace, line: EditorLine)] = []
        for piece in min(top.piece, pieces - 1)..<pieces where seen.count < height {
            for (row, line) in rows[piece].enumerated() where piece > top.piece || row >= top.row {
                seen.append((EditorPlace(piece: piece, row: row), line))
            }
        }
        return Array(seen.prefix(height))
    }

    /// So many rows before a place, or the first.
    private static func back(_ rows: EditorRows, from place: EditorPlace, by count: Int) -> EditorPlace {
        var (place, left) = (place, max(0, count))
        while left > place.row, place.piece > 0 {
            left -= place.row + 1
            place.piece -= 1
            place.row = rows[place.piece].count - 1
        }
        return EditorPlace(piece: place.piece, row: max(0, place.row - left))
    }
}
