import EchoScreen
import EchoText

/// Shares a width among the columns of a table: whoever wants little gets it, the others share what is left.
enum TableColumns {
    private static let separator = 3

    /// nil when there is no room for all of them.
    static func widths(_ table: TextTable, width: Int, narrowest: Int) -> [Int]? {
        let wanted = wantedColumns(table)
        guard !wanted.isEmpty else { return nil }
        let room = width - (wanted.count - 1) * separator
        if wanted.reduce(0, +) <= room { return wanted }
        guard room >= wanted.reduce(0, { $0 + min($1, narrowest) }) else { return nil }
        return shared(wanted, room)
    }

    private static func wantedColumns(_ table: TextTable) -> [Int] {
        var wanted = table.head.map(columns)
        for row in table.rows {
            for (column, cell) in row.enumerated() where column < wanted.count {
                wanted[column] = max(wanted[column], columns(cell))
            }
        }
        return wanted
    }

    private static func columns(_ cell: [TextSpan]) -> Int { max(1, TextWidth.columns(of: cell.text)) }

    private static func shared(_ wanted: [Int], _ room: Int) -> [Int] {
        var widths = wanted
        var (left, open) = (room, wanted.count)
        for column in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }) {
            widths[column] = min(wanted[column], left / open)
            left -= widths[column]
            open -= 1
        }
        return widths
    }
}
