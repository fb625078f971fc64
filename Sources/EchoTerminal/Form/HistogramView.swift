import EchoScreen
import EchoText

/// Draws how often what was measured how, with the line from which on it counts.
struct HistogramView {
    let histograms: HistogramsViewState

    /// What the line judges wrongly is drawn as what is too loud.
    func draw(_ row: HistogramsViewState.Row, in rect: Rect, to frame: inout Frame) {
        let line = column(histograms.threshold, in: rect)
        for column in 0..<width(in: rect) {
            let step = column / stepWidth(in: rect)
            let isOver = (Double(step) + 0.5) / Double(HistogramsViewState.steps) >= histograms.threshold
            let role: TextRole = isOver == row.belongsOver ? .meterLow : .meterHigh
            let glyphs = BlockMeter.column(row.bars[step], rows: rect.height)
            for (height, glyph) in glyphs.enumerated() where glyph != " " {
                frame.write(String(glyph), x: rect.x + column, y: rect.y + height, style: Style(role, on: .overlay))
            }
        }
        for row in rect.y..<rect.maxY {
            frame.write("┃", x: line, y: row, style: Style(.meterThreshold, on: .overlay))
        }
    }

    /// What left and right mean, as much as fits on either side of the line, and where that stands.
    func drawAxis(in rect: Rect, to frame: inout Frame) {
        guard rect.height > 0, rect.width > 0 else { return }
        let line = column(histograms.threshold, in: rect)
        let (left, right) = (line - rect.x - 1, rect.x + width(in: rect) - line - 2)
        let style = Style(.faint, on: .overlay)
        let (low, high) = (histograms.low, histograms.high)
        if low.count <= left { frame.write(low, x: rect.x, y: rect.y, style: style) }
        if high.count <= right {
            frame.write(high, x: rect.x + width(in: rect) - high.count, y: rect.y, style: style)
        }
        frame.write("▴", x: line, y: rect.y, style: Style(.meterThreshold, on: .overlay))
    }

    private func stepWidth(in rect: Rect) -> Int { max(1, rect.width / HistogramsViewState.steps) }

    private func width(in rect: Rect) -> Int { min(rect.width, stepWidth(in: rect) * HistogramsViewState.steps) }

    private func column(_ position: Double, in rect: Rect) -> Int {
        rect.x + min(max(0, width(in: rect) - 1), Int(position.clamped * Double(width(in: rect))))
    }
}
