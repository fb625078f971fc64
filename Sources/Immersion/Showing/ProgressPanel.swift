import EchoScreen
import EchoText

/// How far one has come, day by day; after the last day stands what there is no room for below the bars.
struct ProgressPanel: PanelProtocol {
    private static let more = [StyledText("↓ after the last day shows all notes", .faint)]
    private static let moreAlone = [StyledText("↓ shows all notes", .faint)]

    private var columns: ColumnsViewState
    private let headline: [[StyledText]]
    private let notes: [[StyledText]]
    /// How far the notes are scrolled; nil while the bars are seen.
    private var scroll: Int?

    init(_ columns: ColumnsViewState) {
        self.columns = columns
        headline = columns.headline
        notes = columns.headline + columns.notes
        if !columns.notes.isEmpty { self.columns.headline.append(columns.empty.isEmpty ? Self.more : Self.moreAlone) }
    }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        if let scroll {
            let next = scroll + min(max(rows, -notes.count), notes.count)
            self.scroll = next < 0 ? nil : min(next, notes.count - 1)
            return
        }
        let last = max(0, columns.columns.count - 1)
        if rows > 0, columns.selection == last, !columns.notes.isEmpty {
            scroll = 0
            return
        }
        columns.selection = columns.selection.moved(by: rows, last: last)
    }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: "Progress", content: .columns(columns))
        // In lines, the days on which nothing was learned are left out.
        let days = columns.columns.filter { $0.amounts.reduce(0, +) > 0 }.map(\.detail)
        let empty = columns.empty.isEmpty ? [] : [[StyledText(columns.empty)]]
        overlay.spoken = (headline + empty + days + columns.notes).map(Self.spoken)
        guard let scroll else { return overlay }
        (overlay.content, overlay.scroll) = (.lines(notes), scroll)
        return overlay
    }

    /// A line without its bars, with commas where an eye has gaps.
    private static func spoken(_ line: [StyledText]) -> String {
        let words = line.map(\.text).joined().filter { !"▁▂▃▄▅▆▇█·".contains($0) }
        return words.split(separator: "  ").map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    var hints: [HintViewState]? {
        let close = HintViewState(.stop, "close")
        if scroll != nil { return [HintViewState(.selectUp, and: .selectDown, "scroll"), close] }
        guard !columns.empty.isEmpty else { return [HintViewState(.selectUp, and: .selectDown, "day"), close] }
        return columns.notes.isEmpty ? [close] : [HintViewState(.selectDown, "all notes"), close]
    }
}
