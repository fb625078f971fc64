import EchoScreen
import EchoText

/// Draws a recording over time, and below it stretches of it.
struct TimelineView {
    let timeline: TimelineViewState

    func drawWave(in rect: Rect, to frame: inout Frame) {
        for column in 0..<rect.width {
            let loudest = range(column, of: rect.width).map { timeline.loudness[$0].max() ?? 0 } ?? 0
            for (row, glyph) in BlockMeter.column(loudest, rows: rect.height).enumerated() where glyph != " " {
                frame.write(
                    String(glyph), x: rect.x + column, y: rect.y + row,
                    style: Style(isInStretch(column, of: rect.width) ? .meterLow : .meterTrack, on: .overlay))
            }
        }
    }

    func drawStrip(in rect: Rect, to frame: inout Frame) {
        guard rect.height > 0 else { return }
        for column in 0..<rect.width {
            let (glyph, role) = sign(place(column, of: rect.width))
            frame.write(glyph, x: rect.x + column, y: rect.y, style: Style(role, on: .overlay))
        }
    }

    /// What the signs mean, between the beginning and the end of the recording.
    func drawLegend(in rect: Rect, to frame: inout Frame) {
        guard rect.height > 0 else { return }
        let end = "\(timeline.seconds) s"
        let words = "▒ padding  █ speech  ░ silence"
        let style = Style(.faint, on: .overlay)
        frame.write("0", x: rect.x, y: rect.y, style: style, limit: rect.width)
        if rect.width >= words.count + 10 {
            frame.write(words, x: rect.x + (rect.width - words.count) / 2, y: rect.y, style: style)
        }
        frame.write(end, x: rect.maxX - end.count, y: rect.y, style: style, limit: rect.width)
    }

    private func sign(_ place: Double) -> (String, TextRole) {
        guard let stretch = timeline.stretches.first(where: { $0.start <= place && place < $0.end }) else {
            return ("─", .meterTrack)
        }
        if place < stretch.heard { return ("▒", .accent) }
        return place < stretch.quiet ? ("█", .accent) : ("░", .accent)
    }

    private func isInStretch(_ column: Int, of width: Int) -> Bool {
        let place = place(column, of: width)
        return timeline.stretches.contains { $0.start <= place && place < $0.end }
    }

    private func place(_ column: Int, of width: Int) -> Double { (Double(column) + 0.5) / Double(max(1, width)) }

    /// The readings that fall into a column; nil where there are none.
    private func range(_ column: Int, of width: Int) -> Range<Int>? {
        let count = timeline.loudness.count
        let first = column * count / max(1, width)
        let last = max(first + 1, (column + 1) * count / max(1, width))
        return last <= count ? first..<last : nil
    }
}
