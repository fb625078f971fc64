import EchoPresentation
import EchoText

/// The lines of a table: columns as wide as what stands in them.
struct NumberTableLayout {
    /// Columns between two cells.
    private static let gap = 2
    /// Columns of a cell at least: numbers that grow do not shift the others.
    private static let narrowest = 8

    /// Rows by which columns are measured.
    private static let measured = 1_000

    private let table: TableViewState
    private let label: Int
    private let cells: [Int]

    init(_ table: TableViewState) {
        self.table = table
        let rows = table.rows.prefix(Self.measured)
        label = (rows.lazy.map { TextWidth.columns(of: $0.label.text) }.max() ?? 0) + Self.gap
        var cells = (0..<(rows.lazy.map(\.cells.count).max() ?? 0)).map { index in
            rows.lazy.filter { $0.cells.indices.contains(index) }
                .map { TextWidth.columns(of: $0.cells[index].text) }.reduce(Self.narrowest, max)
        }
        // A heading that is wider than its columns widens the first of them.
        var first = 0
        for heading in table.headings where first < cells.count {
            let columns = first..<min(cells.count, first + max(1, heading.span))
            let width = columns.reduce(0) { $0 + cells[$1] } + (columns.count - 1) * Self.gap
            cells[first] += max(0, TextWidth.columns(of: heading.title) - width)
            first = columns.upperBound
        }
        self.cells = cells
    }

    var width: Int { label + cells.reduce(0) { $0 + $1 + Self.gap } }

    var lines: [[Span]] {
        let rows = table.rows.flatMap { row in
            (row.isApart ? [[Span(String(repeating: "─", count: width), .border)]] : []) + [line(row)]
        }
        return (table.headings.isEmpty ? [] : [heading]) + rows + table.notes.map { $0.map { Span($0) } }
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
        [Span(TextWidth.padded(row.label.text, to: label), row.label.role)]
            + zip(row.cells, cells).map { Span(TextWidth.rightAligned($0.text, to: $1 + Self.gap), $0.role) }
    }
}
