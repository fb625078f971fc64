import EchoPresentation

/// Draws both directions of sound: spectrum, bar with held peak and threshold, loudness in words.
enum LevelsView {
    static let rows = 2

    static func draw(_ state: LevelsViewState, in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        let meters = [state.microphone, state.loudspeaker]
        let caption = meters.filter(\.isWorking).map { TextWidth.columns(of: $0.caption.text) }.max() ?? 0
        let gap = rect.height >= 3 ? 2 : 1
        for (index, meter) in meters.enumerated() where index * gap < rect.height {
            let line = Rect(x: rect.x, y: rect.y + index * gap, width: rect.width, height: 1)
            draw(
                meter, in: line, captionColumns: max(6, min(caption, rect.width / 2)), namesThreshold: gap > 1,
                to: &frame)
        }
    }

    private static func draw(
        _ meter: MeterViewState, in line: Rect, captionColumns: Int, namesThreshold: Bool, to frame: inout Frame
    ) {
        var x = line.x
        x += frame.write(meter.label + " ", x: x, y: line.y, style: Style(.faint), limit: line.width)
        guard meter.isWorking else {
            let reason = TextWidth.truncate(meter.caption.text, to: line.maxX - x)
            frame.write(reason, x: x, y: line.y, style: Style(meter.caption.role))
            return
        }
        let caption = TextWidth.rightAligned(meter.caption.text, to: captionColumns)
        let captionX = line.maxX - captionColumns
        if captionX >= x { frame.write(caption, x: captionX, y: line.y, style: Style(meter.caption.role)) }
        if captionX - x >= meter.bands.count + 8 {
            drawBands(meter.bands, x: x, y: line.y, to: &frame)
            x += meter.bands.count + 1
        }
        let bar = Rect(x: x, y: line.y, width: captionX - x - 1, height: 1)
        drawBar(meter, in: bar, hasCaption: namesThreshold, to: &frame)
    }

    private static func drawBands(_ bands: [Double], x: Int, y: Int, to frame: inout Frame) {
        for (index, glyph) in BlockMeter.bands(bands).enumerated() {
            let role: TextRole = bands[index] > 0.02 ? .meterLow : .meterTrack
            frame.write(String(glyph), x: x + index, y: y, style: Style(role))
        }
    }

    private static func drawBar(_ meter: MeterViewState, in line: Rect, hasCaption: Bool, to frame: inout Frame) {
        frame.write(BlockMeter.bar(meter, width: line.width), x: line.x, y: line.y, limit: line.width)
        guard hasCaption, let threshold = meter.threshold, line.width > 0 else { return }
        let column = BlockMeter.column(of: threshold, width: line.width)
        let isLeft = column + 5 > line.width
        frame.write(
            isLeft ? "VAD ▴" : "▴ VAD", x: line.x + column - (isLeft ? 4 : 0), y: line.y + 1,
            style: Style(.meterThreshold))
    }
}

extension MeterViewState {
    /// What does not work has no loudness to show: its place is for the reason.
    fileprivate var isWorking: Bool { caption.role != .failure }
}
