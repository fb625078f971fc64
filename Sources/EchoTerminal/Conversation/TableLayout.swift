import EchoScreen
import EchoText

/// A table that is never wider than its place: its columns shrink and their cells wrap; where even that is not enough, a
/// row is told cell by cell.
struct TableLayout {
    /// Columns narrower than this are not worth reading.
    private static let narrowest = 4
    private static let separator = Span(" │ ", .tableBorder)

    private let table: TextTable
    private let widths: [Int]

    static func lines(_ table: TextTable, width: Int, withHead: Bool) -> [BlockLine] {
        guard let widths = TableColumns.widths(table, width: width, narrowest: narrowest) else {
            return listed(table, width)
        }
        let layout = TableLayout(table: table, widths: widths)
        let head = withHead ? layout.row(table.head) + [layout.rule] : []
        return head + table.rows.flatMap(layout.row)
    }

    private var rule: BlockLine {
        let pieces = widths.map { String(repeating: "─", count: $0) }
        return BlockLine(spans: [Span(pieces.joined(separator: "─┼─"), .tableBorder)])
    }

    private func row(_ cells: [[TextSpan]]) -> [BlockLine] {
        let wrapped = widths.indices.map { column in
            column < cells.count ? SpanLines.lines(cells[column], width: widths[column]) : []
        }
        let height = max(1, wrapped.map(\.count).max() ?? 1)
        return (0..<height).map { line in
            let pieces = widths.indices.map { column in
                padded(line < wrapped[column].count ? wrapped[column][line].spans : [], column)
            }
            return BlockLine(spans: Array(pieces.joined(separator: [Self.separator])))
        }
    }

    private func padded(_ spans: [Span], _ column: Int) -> [Span] {
        let rest = max(0, widths[column] - spans.columns)
        let alignment = column < table.alignments.count ? table.alignments[column] : .leading
        let before = alignment == .leading ? 0 : alignment == .trailing ? rest : rest / 2
        return blanks(before) + spans + blanks(rest - before)
    }

    private func blanks(_ count: Int) -> [Span] { count > 0 ? [Span(String(repeating: " ", count: count))] : [] }

    /// "Name: Ada", a cell a line.
    private static func listed(_ table: TextTable, _ width: Int) -> [BlockLine] {
        table.rows.flatMap { cells in
            cells.enumerated().flatMap { column, cell in
                let name = column < table.head.count ? table.head[column].text + ": " : ""
                return SpanLines.lines([TextSpan(name, .strong)] + cell, width: width).alone
            }
        }
    }
}

extension [BlockLine] {
    /// Rows that stand by themselves.
    fileprivate var alone: [BlockLine] { map { BlockLine(margin: $0.margin, spans: $0.spans) } }
}
