import EchoScreen
import EchoText

/// Draws one direction in one line: whether somebody speaks, spectrum, bar with held peak and threshold, loudness in
/// words.
struct MeterView {
    let meter: MeterViewState
    /// The columns that the words at the end take.
    let captionColumns: Int
    /// Whether the spectrum stands before the bar, where there is room for it.
    let showsBands: Bool

    /// Words as wide as the widest of these meters', so that their bars end together.
    static func captionColumns(_ meters: [MeterViewState], width: Int) -> Int {
        let widest = meters.filter(\.isWorking).map { TextWidth.columns(of: $0.caption.text) }.max() ?? 0
        return max(6, min(widest, width / 2))
    }

    /// Where the bar stands in a line.
    func bar(in line: Rect) -> Rect {
        let head = Self.lead + (hasBands(line) ? meter.bands.count + 1 : 0)
        return Rect(x: line.x + head, y: line.y, width: line.width - head - captionColumns - 1, height: 1)
    }

    func draw(in line: Rect, to frame: inout Frame) {
        drawLead(in: line, to: &frame)
        let rest = line.splitLeft(Self.lead).1
        guard meter.isWorking else {
            let reason = TextWidth.truncate(meter.caption.text, to: rest.width)
            frame.write(reason, x: rest.x, y: rest.y, style: Style(meter.caption.role))
            return
        }
        if hasBands(line) { drawBands(in: rest, to: &frame) }
        let bar = bar(in: line)
        frame.write(BlockMeter.bar(meter, width: bar.width), x: bar.x, y: bar.y, limit: bar.width)
        guard rest.width >= captionColumns else { return }
        let caption = TextWidth.rightAligned(meter.caption.text, to: captionColumns)
        frame.write(caption, x: line.maxX - captionColumns, y: line.y, style: Style(meter.caption.role))
    }

    /// "● mic ".
    private static let lead = 6

    private func hasBands(_ line: Rect) -> Bool {
        showsBands && line.width - Self.lead - captionColumns >= meter.bands.count + 8
    }

    private func drawLead(in line: Rect, to frame: inout Frame) {
        if meter.isSpeech { frame.write("●", x: line.x, y: line.y, style: Style(.hearing)) }
        let role: TextRole = meter.isSpeech ? .hearing : .faint
        frame.write(meter.label, x: line.x + 2, y: line.y, style: Style(role), limit: line.width - 2)
    }

    private func drawBands(in rest: Rect, to frame: inout Frame) {
        for (index, glyph) in BlockMeter.bands(meter.bands).enumerated() {
            let role: TextRole = meter.bands[index] > 0.02 ? .meterLow : .meterTrack
            frame.write(String(glyph), x: rest.x + index, y: rest.y, style: Style(role))
        }
    }
}

extension MeterViewState {
    /// What does not work has no loudness to show: its place is for the reason.
    var isWorking: Bool { caption.role != .failure }
}
