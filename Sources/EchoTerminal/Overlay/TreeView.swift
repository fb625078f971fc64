import EchoScreen
import EchoText

/// Draws lines that can be folded, with a sign in front of those that hold others, in one column or several.
struct TreeView {
    let tree: TreeViewState
    /// Column of the panel's right border, where the scrollbar stands.
    let edge: Int

    func draw(in rect: Rect, to frame: inout Frame) {
        let columns = TreeColumns(tree, width: rect.width, height: rect.height)
        let (first, shown) = (columns.first(of: tree), columns.count * columns.height)
        for (index, row) in tree.rows.dropFirst(max(0, first - tree.first)).prefix(shown).enumerated() {
            let line = columns.rect(of: index, in: rect)
            draw(row, isSelected: first + index == tree.selection, in: line, to: &frame)
            frame.mark(line, .choice(first + index))
            let further = row.name == nil ? 0 : wider(in: line)
            if let track = row.track.map({ Self.rect($0, in: line, further: further) }), !track.isEmpty {
                frame.mark(track, .track(first + index, track))
            }
        }
        for column in 1..<max(1, columns.count) {
            let x = columns.rect(of: column * columns.height, in: rect).x - 2
            for y in rect.y..<rect.maxY { frame.write("│", x: x, y: y, style: Style(.border, on: .overlay)) }
        }
        Scrollbar.draw(
            first: first, shown: shown, total: tree.count, at: edge, rows: rect,
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
