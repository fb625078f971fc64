import EchoPresentation
import EchoText

/// Draws how long answers take: the selected turn as a waterfall beside the numbers of all turns, and the turns below it.
struct LatencyView {
    let state: LatencyViewState
    /// Column of the panel's right border, where the scrollbar stands.
    let edge: Int

    func draw(in rect: Rect, to frame: inout Frame) {
        let layout = LatencyLayout(state, in: rect)
        for (index, line) in layout.words.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, on: .overlay, limit: rect.width)
        }
        drawStages(in: layout.stages, to: &frame)
        drawTurns(in: layout.turns, to: &frame)
    }

    // MARK: the waterfall

    private func drawStages(in rect: Rect, to frame: inout Frame) {
        let waterfall = Waterfall(origin: state.origin, width: Self.barWidth(rect.width))
        var lines = [heading(waterfall)]
        for stage in state.stages {
            if stage.isApart { lines.append([Span(String(repeating: "╌", count: rect.width), .border)]) }
            lines.append(line(of: stage, waterfall))
        }
        for (index, line) in lines.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, on: .overlay, limit: rect.width)
        }
    }

    private func heading(_ waterfall: Waterfall) -> [Span] {
        let numbers = ["turn", "p50", "p95"].map { TextWidth.rightAligned($0, to: LatencyLayout.number) }
        return [Span(TextWidth.padded("  stage", to: LatencyLayout.title), .faint)] + waterfall.blank
            + numbers.map { Span($0, .faint) }
    }

    private func line(of stage: LatencyViewState.Stage, _ waterfall: Waterfall) -> [Span] {
        let sign = Span(stage.isSlowest ? "▸ " : "  ", .accent)
        let title = TextWidth.padded(stage.title, to: LatencyLayout.title - 2)
        let bar = stage.isApart || stage.bar == nil ? waterfall.blank : waterfall.bar(stage)
        return [sign, Span(title, stage.isSlowest ? .strong : .plain)] + bar
            + [stage.length, stage.p50, stage.p95].enumerated().map { index, number in
                let role = index == 0 || number.role != .plain ? number.role : .faint
                return Span(TextWidth.rightAligned(number.text, to: LatencyLayout.number), role)
            }
    }

    private static func barWidth(_ width: Int) -> Int { max(0, width - LatencyLayout.title - 3 * LatencyLayout.number) }

    // MARK: the turns

    private func drawTurns(in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        var window = ListWindow()
        window.show(selection: state.selection, count: state.turns.count, height: rect.height)
        for (index, turn) in state.turns.dropFirst(window.first).prefix(rect.height).enumerated() {
            let line = Rect(x: rect.x, y: rect.y + index, width: rect.width, height: 1)
            draw(turn, isSelected: window.first + index == state.selection, in: line, to: &frame)
            frame.mark(line, .choice(window.first + index))
        }
        Scrollbar.draw(
            first: window.first, shown: rect.height, total: state.turns.count, at: edge, rows: rect,
            style: Style(.focusedBorder, on: .overlay), in: &frame)
    }

    private func draw(_ turn: LatencyViewState.Turn, isSelected: Bool, in line: Rect, to frame: inout Frame) {
        let surface: Surface = isSelected ? .selection : .overlay
        frame.fill(line, style: Style(.plain, on: surface))
        if isSelected { frame.write("▎", x: line.x, y: line.y, style: Style(.accent, on: surface)) }
        let spans = [
            Span(TextWidth.rightAligned(turn.number, to: 4), isSelected ? .strong : .plain), Span("  "),
            Span(turn.time, .faint), Span("  "), Span(TextWidth.rightAligned(turn.total.text, to: 8), turn.total.role),
            Span("  "), Span(turn.note, .faint),
        ]
        frame.write(spans, x: line.x + 1, y: line.y, on: surface, limit: line.width - 1)
    }
}
