import EchoScreen
import EchoText

/// Draws one line of a message: a bar in the colour of its author, then what it says.
struct MessageView {
    let row: MessageRowViewState
    /// The bands of the voice that is being heard.
    var voice: [Double] = []
    var keyName: (Command) -> String = { _ in "" }

    /// `marks` says where the words stand that are looked for, `said` which of its characters are being said; the row with `isLast` is where more is expected.
    func draw(
        _ line: MessageLine, isLast: Bool, marks: WordMarks? = nil, said: Range<Int>? = nil, in rect: Rect, y: Int,
        to frame: inout Frame
    ) {
        if case .lead(let text) = line {
            frame.write([Span(text, .faint)], x: rect.x, y: y, limit: rect.width)
            return
        }
        guard line != .blank else { return }
        frame.write("▎", x: rect.x, y: y, style: Style(row.author.role))
        let x = rect.x + MessageLayout.indent
        let limit = rect.width - MessageLayout.indent
        switch line {
        case .header: frame.write(header(rect.width), x: x, y: y, limit: limit)
        case .body(let body): frame.write(spans(body, marks, said, isLast: isLast), x: x, y: y, limit: limit)
        case .mark(let text):
            frame.write(voiceSpans + [Span(text, row.mark?.role ?? .faint)], x: x, y: y, limit: limit)
        case .offer:
            guard let offer = row.offer else { return }
            frame.write([Span("  " + offer.text(keyName: keyName), .faint)], x: x, y: y, limit: limit)
        case .tool, .arguments, .question, .output, .outputLine, .hidden:
            guard let tool = row.tool else { return }
            frame.write(ToolView(tool: tool, keyName: keyName).spans(line, limit), x: x, y: y, limit: limit)
        case .waveform:
            guard let played = row.played else { return }
            frame.write(PlayedWaveform.spans(played, width: limit), x: x, y: y, limit: limit)
        case .picture(let order, let row): frame.place(order, row: row, x: x, y: y, limit: limit)
        case .note(let spans): frame.write(spans, x: x, y: y, limit: limit)
        case .lead, .blank: break
        }
    }

    private func header(_ width: Int) -> [Span] {
        var spans = [Span(row.author)]
        if !row.time.isEmpty { spans.append(Span("  " + row.time, .faint)) }
        spans += MessageLayout.facts(row)
        if let mark = row.mark, MessageLayout.fitsHeader(row, width) {
            spans += [Span("  ")] + voiceSpans + [Span(mark)]
        }
        return spans
    }

    private var voiceSpans: [Span] {
        row.isBeingHeard ? [Span(BlockMeter.bands(voice), .hearing), Span(" ")] : []
    }

    private func spans(_ line: BlockLine, _ marks: WordMarks?, _ said: Range<Int>?, isLast: Bool) -> [Span] {
        let caret = row.isLive && isLast ? [Span("▍", .accent)] : []
        let found = marks?.marked(line.spans, start: line.start) ?? line.spans
        let spans = said.map { PlayedWaveform.marked(found, start: line.start, said: $0) } ?? found
        return line.margin + spans + caret
    }
}
