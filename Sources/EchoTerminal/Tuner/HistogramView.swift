import EchoPresentation
import EchoText

/// Draws how often a sound was how much like speech, with the line from which on it counts as speech.
struct HistogramView {
    let review: TunerReviewViewState

    /// What is judged wrongly by the line is drawn as what is too loud.
    func draw(_ bars: [Double], isVoice: Bool, in rect: Rect, to frame: inout Frame) {
        let line = column(review.threshold, in: rect)
        for column in 0..<width(in: rect) {
            let step = column / stepWidth(in: rect)
            let isOver = (Double(step) + 0.5) / Double(TunerReviewViewState.steps) >= review.threshold
            let role: TextRole = isOver == isVoice ? .meterLow : .meterHigh
            let glyphs = BlockMeter.column(bars[step], rows: rect.height)
            for (row, glyph) in glyphs.enumerated() where glyph != " " {
                frame.write(String(glyph), x: rect.x + column, y: rect.y + row, style: Style(role, on: .overlay))
            }
        }
        for row in rect.y..<rect.maxY {
            frame.write("┃", x: line, y: row, style: Style(.meterThreshold, on: .overlay))
        }
    }

    /// What left and right mean, as much as fits on either side of the line, and where that stands.
    func drawAxis(in rect: Rect, to frame: inout Frame) {
        guard rect.height > 0, rect.width > 0 else { return }
        let line = column(review.threshold, in: rect)
        let (left, right) = (line - rect.x - 1, rect.x + width(in: rect) - line - 2)
        let style = Style(.faint, on: .overlay)
        if let word = ["noise"].first(where: { $0.count <= left }) {
            frame.write(word, x: rect.x, y: rect.y, style: style)
        }
        if let word = ["speech"].first(where: { $0.count <= right }) {
            frame.write(word, x: rect.x + width(in: rect) - word.count, y: rect.y, style: style)
        }
        frame.write("▴", x: line, y: rect.y, style: Style(.meterThreshold, on: .overlay))
    }

    private func stepWidth(in rect: Rect) -> Int { max(1, rect.width / TunerReviewViewState.steps) }

    private func width(in rect: Rect) -> Int { min(rect.width, stepWidth(in: rect) * TunerReviewViewState.steps) }

    private func column(_ position: Double, in rect: Rect) -> Int {
        rect.x + min(max(0, width(in: rect) - 1), Int(position.clamped * Double(width(in: rect))))
    }
}
