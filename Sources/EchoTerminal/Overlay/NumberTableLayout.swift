import EchoScreen
import EchoText

/// The lines of a table: columns as wide as what stands in them, and closer together where there is little room.
struct NumberTableLayout {
    /// Columns between two cells.
    private static let gap = 2
    /// Columns of a cell at least: numbers that grow do not shift the others.
    private static let narrowest = 8
    /// Of a label, where even that is too much.
    private static let shortest = 12

    /// Rows by which columns are measured.
    private static let measured = 1_000

    private let table: TableViewState
    private let room: Int
    private let label: Int
    private let cells: [Int]

    /// - Parameter room: columns that there are.
    init(_ table: TableViewState, in room: Int = .max) {
        (self.table, self.room) = (table, room)
        let rows = table.rows.prefix(Self.measured)
        let wanted = (rows.lazy.map { TextWidth.columns(of: $0.label.text) }.max() ?? 0) + Self.gap
        func width(_ cells: [Int]) -> Int { cells.reduce(0) { $0 + $1 + Self.gap } }
        let wide = Self.cells(of: table, rows, narrowest: Self.narrowest)
        cells = wanted + width(wide) <= room ? wide : Self.cells(of: table, rows, narrowest: 0)
        label = max(min(wanted, Self.shortest), min(wanted, room - width(cells)))
    }

    private static func cells(
        of table: TableViewState, _ rows: ArraySlice<TableViewState.Row>, narrowest: Int
    ) -> [Int] {
        let columns: Int = rows.lazy.map(\.cells.count).max() ?? 0
        var cells = (0..<columns).map { (index: Int) -> Int in
            rows.lazy.filter { $0.cells.indices.contains(index) }
                .map { TextWidth.columns(of: $0.cells[index].text) }.reduce(narrowest, max)
        }
        // A heading that is wider than its columns widens the first of them.
        var first = 0
        for heading in table.headings where first < cells.count {
            let columns = first..<min(cells.count, first + max(1, heading.span))
            let width = columns.reduce(0) { $0 + cells[$1] } + (columns.count - 1) * gap
            cells[first] += max(0, TextWidth.columns(of: heading.title) - width)
            first = columns.upperBound
        }
        return cells
    }

    var width: Int { label + cells.reduce(0) { $0 + $1 + Self.gap } }

    var lines: [[Span]] {
        let rows = table.rows.flatMap { row in
            (row.isApart ? [[Span(String(repeating: "─", count: width), .border)]] : []) + [line(row)]
        }
        let notes = table.notes.flatMap { note in
            room == .max ? [note.map { Span($0) }] : WrappedSpans.lines(note.map { Span($0) }, width: room)
        }
        return (table.headings.isEmpty ? [] : [heading]) + rows + notes
    }

    private var heading: [Span] {
        var text = String(repeating: " ", count: label)
        var first = 0
        for heading in table.headings where first < cells.count {
            let columns = first..<min(cells.count, first + max(1, heading.span))
            let width = columns.reduce(0) { $0 + cells[$1] + Self.gap }
            text += TextWidth.rightAligned(heading.title, to: width)
            first = columns.upperBound
        }
        return [Span(text, .faint)]
    }

    private func line(_ row: TableViewState.Row) -> [Span] {
        [Span(TextWidth.padded(TextWidth.truncate(row.label.text, to: label - Self.gap), to: label), row.label.role)]
            + zip(row.cells, cells).map { Span(TextWidth.rightAligned($0.text, to: $1 + Self.gap), $0.role) }
    }
}
