import EchoPresentation

/// Draws one line of a message: a bar in the colour of its author, then what it says.
struct MessageView {
    let row: MessageRowViewState
    /// The bands of the voice that is being heard.
    var voice: [Double] = []
    var keyName: (Command) -> String = { _ in "" }

    func draw(_ line: MessageLine, isLast: Bool, in rect: Rect, y: Int, to frame: inout Frame) {
        guard line != .blank else { return }
        frame.write("▎", x: rect.x, y: y, style: Style(row.author.role))
        let x = rect.x + MessageLayout.indent
        let limit = rect.width - MessageLayout.indent
        switch line {
        case .header: frame.write(header(rect.width), x: x, y: y, limit: limit)
        case .body(let wrapped): frame.write(body(wrapped, isLast: isLast), x: x, y: y, limit: limit)
        case .mark(let text):
            frame.write(voiceSpans + [Span(text, row.mark?.role ?? .faint)], x: x, y: y, limit: limit)
        case .tool, .arguments, .question, .output:
            guard let tool = row.tool else { return }
            frame.write(ToolView(tool: tool, keyName: keyName).spans(line, limit), x: x, y: y, limit: limit)
        case .blank: break
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

    /// What nobody heard is told apart from the character where the sound was cut.
    private func body(_ line: WrappedLine, isLast: Bool) -> [Span] {
        let caret = row.isLive && isLast ? [Span("▍", .accent)] : []
        guard let heard = row.heardCharacters else { return [Span(line.text)] + caret }
        let split = min(max(0, heard - line.start), line.text.count)
        return [Span(String(line.text.prefix(split))), Span(String(line.text.dropFirst(split)), .unheard)] + caret
    }
}
