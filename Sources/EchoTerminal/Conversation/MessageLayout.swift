import EchoPresentation

/// The rows one message takes at a given width.
struct MessageLayout: Sendable, Hashable {
    let lines: [MessageLine]

    /// Columns in front of the text: the bar of its author and a blank.
    static let indent = 2

    init(_ row: MessageRowViewState, width: Int) {
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
            + (row.latency.map { 2 + TextWidth.columns(of: $0) } ?? 0)
    }

    /// Columns of the voice in front of the mark: a band each, and a blank.
    static func voiceColumns(_ row: MessageRowViewState) -> Int { row.isBeingHeard ? 11 : 0 }

    private static func marks(_ mark: StyledText, _ width: Int) -> [MessageLine] {
        Wrap.lines(of: mark.text, width: width).map { .mark($0.text) }
    }
}
