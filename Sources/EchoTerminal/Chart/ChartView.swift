import EchoScreen
import EchoText

/// Draws bars as a waterfall beside their numbers, and the list of what can be looked at below them.
struct ChartView {
    let state: ChartViewState
    /// Column of the panel's right border, where the scrollbar stands.
    let edge: Int

    func draw(in rect: Rect, to frame: inout Frame) {
        let layout = ChartLayout(state, in: rect)
        for (index, line) in layout.words.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, on: .overlay, limit: rect.width)
        }
        drawBars(in: layout.bars, to: &frame)
        drawItems(in: layout.items, to: &frame)
    }

    // MARK: the waterfall

    private func drawBars(in rect: Rect, to frame: inout Frame) {
        let waterfall = Waterfall(origin: state.origin, width: barWidth(rect.width))
        var lines = [heading(waterfall)]
        for row in state.rows {
            if row.isApart { lines.append([Span(String(repeating: "╌", count: rect.width), .border)]) }
            lines.append(line(of: row, waterfall))
        }
        for (index, line) in lines.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, on: .overlay, limit: rect.width)
        }
    }

    private func heading(_ waterfall: Waterfall) -> [Span] {
        let numbers = state.columns.map { TextWidth.rightAligned($0, to: ChartLayout.number) }
        return [Span(TextWidth.padded("  " + state.heading, to: ChartLayout.title), .faint)] + waterfall.blank
            + numbers.map { Span($0, .faint) }
    }

    private func line(of row: ChartViewState.Row, _ waterfall: Waterfall) -> [Span] {
        let sign = Span(row.isMarked ? "▸ " : "  ", .accent)
        let title = TextWidth.padded(row.title, to: ChartLayout.title - 2)
        let bar = row.isApart || row.bar == nil ? waterfall.blank : waterfall.bar(row)
        return [sign, Span(title, row.isMarked ? .strong : .plain)] + bar
            + row.numbers.enumerated().map { index, number in
                let role = index == 0 || number.role != .plain ? number.role : .faint
                return Span(TextWidth.rightAligned(number.text, to: ChartLayout.number), role)
            }
    }

    private func barWidth(_ width: Int) -> Int {
        max(0, width - ChartLayout.title - state.columns.count * ChartLayout.number)
    }

    // MARK: the list

    private func drawItems(in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        var window = ListWindow()
        window.show(selection: state.selection, count: state.items.count, height: rect.height)
        for (index, item) in state.items.dropFirst(window.first).prefix(rect.height).enumerated() {
            let line = Rect(x: rect.x, y: rect.y + index, width: rect.width, height: 1)
            draw(item, isSelected: window.first + index == state.selection, in: line, to: &frame)
            frame.mark(line, .choice(window.first + index))
        }
        Scrollbar.draw(
            first: window.first, shown: rect.height, total: state.items.count, at: edge, rows: rect,
            style: Style(.focusedBorder, on: .overlay), in: &frame)
    }

    private func draw(_ item: ChartViewState.Item, isSelected: Bool, in line: Rect, to frame: inout Frame) {
        let surface: Surface = isSelected ? .selection : .overlay
        frame.fill(line, style: Style(.plain, on: surface))
        if isSelected { frame.write("▎", x: line.x, y: line.y, style: Style(.accent, on: surface)) }
        let spans = [
            Span(TextWidth.rightAligned(item.number, to: 4), isSelected ? .strong : .plain), Span("  "),
            Span(item.time, .faint), Span("  "), Span(TextWidth.rightAligned(item.total.text, to: 8), item.total.role),
            Span("  "), Span(item.note, .faint),
        ]
        frame.write(spans, x: line.x + 1, y: line.y, on: surface, limit: line.width - 1)
    }
}
