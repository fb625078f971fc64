import EchoScreen
import EchoText

/// Draws both directions of sound: how loud they are, what they are made of, and what they were in the last minute.
enum LevelsView {
    /// Rows with the waveform, where there is little room.
    static let rows = 3
    /// Rows with the waveform of both directions and the turns between them.
    static let roomyRows = 5
    /// How much of the waveform is seen where there is room for it, and where there is little, in seconds.
    private static let (longSeconds, shortSeconds) = (30, 6)

    static func draw(_ state: LevelsViewState, in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        let layout = LevelsLayout(rect)
        drawHead(state, in: layout.head, to: &frame)
        drawMeters(state, layout, to: &frame)
        drawSpectra(state, in: layout.spectrum, to: &frame)
        WaveformView.draw(
            state.waveform, seconds: layout.isTall ? longSeconds : shortSeconds, in: layout.waveform, to: &frame)
        drawLegend(state.waveform, in: layout.legend, to: &frame)
    }

    private static func drawMeters(_ state: LevelsViewState, _ layout: LevelsLayout, to frame: inout Frame) {
        let meters = [state.microphone, state.loudspeaker]
        let columns = MeterView.captionColumns(meters, width: layout.microphone.width)
        for (meter, line) in zip(meters, [layout.microphone, layout.loudspeaker]) where !line.isEmpty {
            MeterView(meter: meter, captionColumns: columns, showsBands: layout.spectrum.isEmpty)
                .draw(in: line, to: &frame)
        }
        guard !layout.ruler.isEmpty else { return }
        let view = MeterView(
            meter: state.microphone, captionColumns: columns, showsBands: layout.spectrum.isEmpty)
        MeterRuler.draw(threshold: state.microphone.threshold, in: view.bar(in: layout.ruler), to: &frame)
    }

    private static func drawSpectra(_ state: LevelsViewState, in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        let inner = rect.splitLeft(2).1
        let (left, right) = inner.splitLeft(inner.width / 2)
        SpectrumView.draw(state.microphone, in: left, to: &frame)
        SpectrumView.draw(state.loudspeaker, in: right, to: &frame)
    }

    /// What keeps the microphone from hearing the loudspeaker, where there is no row for it.
    static func note(_ state: LevelsViewState, rows: Int) -> [Span] {
        rows < LevelsLayout.tall ? badge(state) : []
    }

    private static func badge(_ state: LevelsViewState) -> [Span] { state.protection.map { [Span($0.caption)] } ?? [] }

    /// "Jabra Evolve 65 → Built-in Audio", and what keeps the one from hearing the other.
    private static func drawHead(_ state: LevelsViewState, in line: Rect, to frame: inout Frame) {
        guard !line.isEmpty else { return }
        let end = badge(state)
        let room = line.width - 2 - (end.isEmpty ? 0 : end.columns + 2)
        let names = [state.microphone.device, state.loudspeaker.device].filter { !$0.isEmpty }
        let text = TextWidth.truncate(names.joined(separator: " → "), to: room)
        frame.write(text, x: line.x + 2, y: line.y, style: Style(.plain))
        frame.write(end, x: line.maxX - end.columns, y: line.y)
    }

    private static func drawLegend(_ waveform: WaveformViewState, in line: Rect, to frame: inout Frame) {
        var x = line.x + 2
        for entry in WaveformView.legend(of: waveform) where !line.isEmpty && x + entry.columns <= line.maxX {
            x += frame.write(entry, x: x, y: line.y) + 3
        }
    }
}
