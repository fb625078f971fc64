import EchoPresentation

/// The rows one message takes at a given width.
struct MessageLayout: Sendable, Hashable {
    let lines: [MessageLine]

    /// Columns in front of the text: the bar of its author and a blank.
    static let indent = 2

    init(_ row: MessageRowViewState, width: Int) {
        if let tool = row.tool {
            lines = ToolLayout.lines(tool, width: max(1, width - Self.indent))
            return
        }
        let inner = max(1, width - Self.indent)
        var lines: [MessageLine] = [.header]
        if !row.text.isEmpty {
            lines += Wrap.lines(of: row.text, width: inner).map(MessageLine.body)
            if let mark = row.mark { lines += Self.marks(mark, inner) }
        } else if let mark = row.mark, !Self.fitsHeader(row, width) {
            lines += Self.marks(mark, inner)
        }
        self.lines = lines + [.blank]
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
        row.facts.isEmpty ? [] : [Span("  " + row.facts.joined(separator: " · "), .faint)]
    }

    /// Columns of the voice in front of the mark: a band each, and a blank.
    static func voiceColumns(_ row: MessageRowViewState) -> Int { row.isBeingHeard ? 11 : 0 }

    private static func marks(_ mark: StyledText, _ width: Int) -> [MessageLine] {
        Wrap.lines(of: mark.text, width: width).map { .mark($0.text) }
    }
}
