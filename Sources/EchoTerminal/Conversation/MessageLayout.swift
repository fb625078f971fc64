import EchoPresentation
import EchoText

/// What stands around the words of a message.
enum MessageLayout {
    /// Columns in front of the text: the bar of its author and a blank.
    static let indent = 2

    /// The mark, where it does not stand beside the name, and the blank row below a message.
    static func foot(_ row: MessageRowViewState, width: Int) -> [MessageLine] {
        let waveform: [MessageLine] = row.played == nil ? [] : [.waveform]
        let end = notes(row, width: width) + [.blank]
        guard let mark = row.mark, !row.text.isEmpty || !fitsHeader(row, width) else { return waveform + end }
        let lines = Wrap.lines(of: mark.text, width: max(1, width - indent)).map { MessageLine.mark($0.text) }
        return waveform + lines + end
    }

    /// What features say of it: each note behind its sign, as many rows as it takes.
    private static func notes(_ row: MessageRowViewState, width: Int) -> [MessageLine] {
        row.notes.flatMap { note in
            let sign = Span(note.sign)
            let room = max(1, width - indent - sign.columns - 1)
            return WrappedSpans.lines(note.line.map { Span($0) }, width: room).enumerated().map { index, spans in
                let lead = index == 0 ? sign : Span(String(repeating: " ", count: sign.columns))
                return MessageLine.note([lead, Span(" ")] + spans)
            }
        }
    }

    /// A mark without a text stands beside the name when there is room.
    static func fitsHeader(_ row: MessageRowViewState, _ width: Int) -> Bool {
        guard row.text.isEmpty, let mark = row.mark else { return false }
        return headerColumns(row) + 2 + voiceColumns(row) + TextWidth.columns(of: mark.text) <= width
    }

    static func headerColumns(_ row: MessageRowViewState) -> Int {
        indent + TextWidth.columns(of: row.author.text) + 2 + TextWidth.columns(of: row.time)
            + facts(row).columns
    }

    /// How the answer came: "  0.42 s · 312 tokens · $0.0031".
    static func facts(_ row: MessageRowViewState) -> [Span] {
        guard !row.facts.isEmpty else { return [] }
        let spans = row.facts.map { Span($0, $0 == row.latency ? row.latencyRole : .faint) }
        return [Span("  ", .faint)] + spans.flatMap { [Span(" · ", .faint), $0] }.dropFirst()
    }

    /// Columns of the voice in front of the mark: a band each, and a blank.
    static func voiceColumns(_ row: MessageRowViewState) -> Int { row.isBeingHeard ? 11 : 0 }
}
