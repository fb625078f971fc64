import EchoScreen
import EchoText

/// Draws lines that can be folded, with a sign in front of those that hold others. The selected one stays in the middle
/// where there is more than the panel shows.
struct TreeView {
    let tree: TreeViewState
    /// Column of the panel's right border, where the scrollbar stands.
    let edge: Int

    func draw(in rect: Rect, to frame: inout Frame) {
        let first = max(0, min(tree.selection - rect.height / 2, tree.count - rect.height))
        for (index, row) in tree.rows.dropFirst(max(0, first - tree.first)).prefix(rect.height).enumerated() {
            let line = Rect(x: rect.x, y: rect.y + index, width: rect.width, height: 1)
            draw(row, isSelected: first + index == tree.selection, in: line, to: &frame)
            frame.mark(line, .choice(first + index))
            let further = row.name == nil ? 0 : wider(in: rect)
            if let track = row.track.map({ Self.rect($0, in: line, further: further) }), !track.isEmpty {
                frame.mark(track, .track(first + index, track))
            }
        }
        Scrollbar.draw(
            first: first, shown: rect.height, total: tree.count, at: edge, rows: rect,
            style: Style(.focusedBorder, on: .overlay), in: &frame)
    }

    /// Behind the sign.
    private static func rect(_ track: Range<Int>, in line: Rect, further: Int) -> Rect {
        let start = min(line.width, 2 + track.lowerBound + further)
        return Rect(x: line.x + start, y: line.y, width: min(track.count, line.width - start), height: 1)
    }

    /// Columns that names get above the least: what nothing else needs.
    private func wider(in rect: Rect) -> Int {
        guard let names = tree.names else { return 0 }
        let wanted = names.upperBound - names.lowerBound
        return max(0, min(wanted, wanted - (tree.columns - rect.width)))
    }

    private func named(_ row: TreeViewState.Row, in line: Rect) -> [StyledText] {
        guard let name = row.name, let names = tree.names, row.line.count > 1 else { return row.line }
        let wider = wider(in: line)
        guard wider > 0 else { return row.line }
        var parts = row.line
        parts[1].text = ColumnText.fitted(name, to: names.lowerBound + wider) + " "
        return parts
    }

    private func draw(_ row: TreeViewState.Row, isSelected: Bool, in line: Rect, to frame: inout Frame) {
        let surface: Surface = isSelected ? .selection : .overlay
        frame.fill(line, style: Style(.plain, on: surface))
        let sign = row.isOpen.map { $0 ? "▾ " : "▸ " } ?? "  "
        let spans = [Span(sign, .accent)] + named(row, in: line).map { Span($0) }
        frame.write(spans, x: line.x, y: line.y, on: surface, limit: line.width)
    }
}
