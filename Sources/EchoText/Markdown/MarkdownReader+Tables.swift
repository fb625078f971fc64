/// Tables, cell by cell.
extension MarkdownReader {
    mutating func openTable(_ node: MarkdownNode, _ kind: MarkdownTree.Kind) {
        switch kind {
        case .table: table = (TextTable(alignments: node.alignments, head: [], rows: []), true)
        case .tableHead: table?.isHead = true
        case .tableRow:
            table?.isHead = false
            table?.table.rows.append([])
        default:
            spans = []
            roles = [table?.isHead == true ? .strong : isQuoted ? .quote : .plain]
        }
    }

    mutating func closeTable(_ node: MarkdownNode, _ kind: MarkdownTree.Kind) {
        guard let open = table else { return }
        switch kind {
        case .tableCell where open.isHead: table?.table.head.append(spans)
        case .tableCell: table?.table.rows[open.table.rows.count - 1].append(spans)
        case .table:
            emit(.table(open.table), node)
            table = nil
        default: break
        }
        if kind == .tableCell { spans = [] }
    }
}
