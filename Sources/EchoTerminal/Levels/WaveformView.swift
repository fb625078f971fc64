import EchoScreen
import EchoText

/// Draws the waveform of both directions: the microphone upwards, the loudspeaker downwards, whose turn it is between.
enum WaveformView {
    /// One row shows who is louder; two show both; from three on a line between them shows the turns and what happened.
    static func draw(_ waveform: WaveformViewState, seconds: Int, in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        let cells = WaveformScale(width: rect.width, seconds: seconds).cells(waveform)
        let half = rect.height / 2
        let (above, rest) = rect.splitTop(half)
        let (line, below) = rest.splitTop(rect.height.isMultiple(of: 2) ? 0 : 1)
        frame.fill(line, style: Style(.meterTrack), text: "─")
        for (index, cell) in cells.enumerated() {
            let x = rect.maxX - cells.count + index
            if rect.height == 1 {
                drawLine(cell, x: x, y: rect.y, to: &frame)
                continue
            }
            drawBars(cell.microphone, x: x, in: above, .up, microphoneRole(cell), to: &frame)
            drawBars(cell.loudspeaker, x: x, in: below, .down, .speaking, to: &frame)
            if let sign = sign(cell.mark) ?? over(cell.talksOver) ?? (line.isEmpty ? nil : turn(cell.speaker)) {
                frame.write([sign], x: x, y: line.isEmpty ? below.y : line.y)
            }
        }
    }

    /// What the signs mean, as much as fits.
    static func legend(of waveform: WaveformViewState) -> [[Span]] {
        waveform.columns.contains { $0.talksOver != nil } ? turns + doubleTalk + marks : turns + marks
    }

    private static let doubleTalk: [[Span]] = [
        [Span("╧", .warning), Span(" you over echo", .faint)], [Span("┯", .warning), Span(" echo over you", .faint)],
    ]

    private static let turns: [[Span]] = [
        [Span("━", .hearing), Span(" you", .faint)], [Span("═", .speaking), Span(" echo", .faint)],
    ]

    private static let marks: [[Span]] = [
        [Span("✕", .warning), Span(" interrupted", .faint)], [Span("┆", .faint), Span(" pause", .faint)],
        [Span("▾", .warning), Span(" ducked", .faint)], [Span("▴", .success), Span(" resumed", .faint)],
    ]

    private static func drawLine(_ cell: WaveformCell, x: Int, y: Int, to frame: inout Frame) {
        let heights = (
            max(cell.microphone.0, cell.microphone.1), max(cell.loudspeaker.0, cell.loudspeaker.1)
        )
        if let sign = sign(cell.mark) ?? over(cell.talksOver) {
            frame.write([sign], x: x, y: y)
        } else if max(heights.0, heights.1) > 0 {
            let role = heights.0 >= heights.1 ? microphoneRole(cell) : .speaking
            let glyph = BlockMeter.column(of: max(heights.0, heights.1))
            frame.write(String(glyph), x: x, y: y, style: Style(role))
        }
    }

    private static func drawBars(
        _ heights: (Double, Double), x: Int, in rect: Rect, _ direction: BrailleBars.Direction, _ role: TextRole,
        to frame: inout Frame
    ) {
        let steps = (
            BrailleBars.steps(heights.0, rows: rect.height), BrailleBars.steps(heights.1, rows: rect.height)
        )
        for row in 0..<rect.height {
            let glyph = BrailleBars.cell(steps.0, steps.1, row: row, direction)
            guard glyph != " " else { return }
            let y = direction == .up ? rect.maxY - 1 - row : rect.y + row
            frame.write(String(glyph), x: x, y: y, style: Style(role))
        }
    }

    private static func microphoneRole(_ cell: WaveformCell) -> TextRole { cell.isSpeech ? .hearing : .meterTrack }

    private static func turn(_ speaker: WaveformColumn.Speaker?) -> Span? {
        switch speaker {
        case .user: Span("━", .hearing)
        case .assistant: Span("═", .speaking)
        case nil: nil
        }
    }

    /// The line of who had the word, with a stroke towards who spoke over it: you are above, echo is below.
    private static func over(_ speaker: WaveformColumn.Speaker?) -> Span? {
        switch speaker {
        case .user: Span("╧", .warning)
        case .assistant: Span("┯", .warning)
        case nil: nil
        }
    }

    private static func sign(_ mark: WaveformMark?) -> Span? {
        switch mark {
        case .interrupted: Span("✕", .warning)
        case .ducked: Span("▾", .warning)
        case .resumed: Span("▴", .success)
        case .pause: Span("┆", .faint)
        case nil: nil
        }
    }
}
