import EchoScreen
import EchoText

/// The lines and margins around the words of a message.
enum MessageLayout {
    /// Columns in front of the text: the bar of its author and a blank.
    static let indent = 2

    /// What stands above its header.
    static func lead(_ row: MessageRowViewState, width: Int) -> [MessageLine] {
        row.lead.map { Wrap.lines(of: $0, width: max(1, width)).map { .lead($0.text) } + [.blank] } ?? []
    }

    /// The mark, where it does not stand beside the name, and the blank row below a message.
    static func foot(_ row: MessageRowViewState, width: Int, pictures: PictureRoom? = nil) -> [MessageLine] {
        let waveform: [MessageLine] = thoughts(row, width: width) + (row.played == nil ? [] : [.waveform])
        let offer: [MessageLine] = row.offer == nil ? [] : [.offer]
        let end = offer + notes(row, width: width, pictures) + [.blank]
        guard let mark = row.mark, !row.text.isEmpty || !fitsHeader(row, width) else { return waveform + end }
        let lines = Wrap.lines(of: mark.text, width: max(1, width - indent)).map { MessageLine.mark($0.text) }
        return waveform + lines + end
    }

    /// What was thought before it: one row, and below it all of it once it is unfolded.
    private static func thoughts(_ row: MessageRowViewState, width: Int) -> [MessageLine] {
        guard let thoughts = row.thoughts else { return [] }
        let sign = thoughts.lines.isEmpty ? "▸ " : "▾ "
        let room = max(1, width - indent - 2)
        let below = thoughts.lines.flatMap { Wrap.lines(of: $0, width: room) }
        return ([sign + thoughts.title] + below.map { "  \($0.text)" }).map { .note([Span($0, .faint)]) }
    }

    /// Its pictures, and what features say of it: each note behind its sign, as many rows as it takes.
    private static func notes(_ row: MessageRowViewState, width: Int, _ room: PictureRoom?) -> [MessageLine] {
        let pictures = row.pictures.enumerated().flatMap { place, note in
            let picture = row.shownPictures.first { $0.id.place == place }
            return lines(note, width: width) + (picture.flatMap { room?.lines($0, width: width - indent) } ?? [])
        }
        return pictures + row.notes.flatMap { lines($0, width: width) }
    }

    private static func lines(_ note: MessageMargin.Note, width: Int) -> [MessageLine] {
        let sign = Span(note.sign)
        let room = max(1, width - indent - sign.columns - 1)
        let lines = WrappedSpans.lines(note.line.map { Span($0) }, width: room, further: 0)
        return lines.enumerated().map { index, spans in
            let lead = index == 0 ? sign : Span(String(repeating: " ", count: sign.columns))
            return MessageLine.note([lead, Span(" ")] + spans)
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
