import EchoScreen
import EchoText

/// Draws waveforms one below the other, each in as many rows as there is room for.
struct WaveformRows {
    private static let tallest = 3
    /// Of the screen, for each further row of a waveform.
    private static let room = 14

    private let waveforms: [PinnedWaveformViewState]
    /// Of one waveform.
    private let each: Int

    /// - Parameter height: of what there is for the whole panel.
    init(_ waveforms: [PinnedWaveformViewState], height: Int) {
        self.waveforms = waveforms
        each = min(Self.tallest, max(1, height / Self.room))
    }

    /// With the empty row below them; 0 where there are none.
    var count: Int { waveforms.isEmpty ? 0 : waveforms.count * each + 1 }

    func draw(in rect: Rect, to frame: inout Frame) {
        let label = waveforms.map { TextWidth.columns(of: $0.label.text) }.max() ?? 0
        for (index, waveform) in waveforms.enumerated() {
            let y = rect.y + index * each
            guard y + each <= rect.maxY else { return }
            frame.write([Span(waveform.label)], x: rect.x, y: y + each - 1, on: .overlay, limit: rect.width)
            draw(waveform, x: rect.x + label + 2, y: y, width: rect.width - label - 2, to: &frame)
        }
    }

    private func draw(_ waveform: PinnedWaveformViewState, x: Int, y: Int, width: Int, to frame: inout Frame) {
        guard width > 0 else { return }
        let (heights, head) = waveform.columns(width)
        for row in 0..<each {
            let signs = heights.map { BlockMeter.eighth(of: $0, row: each - 1 - row, rows: each) }
            frame.write(
                String(signs), x: x, y: y + row, style: Style(waveform.role, on: .overlay), limit: width)
            guard let head else { continue }
            frame.write("┃", x: x + head, y: y + row, style: Style(.accent, on: .overlay), limit: 1)
        }
    }
}
