import EchoPresentation
import EchoText

/// How far one has come, day by day; behind the last day stands what there is no room for below the bars.
struct ProgressPanel: PanelProtocol {
    private static let more = [StyledText("↓ behind the last day: all notes", .faint)]

    private var columns: ColumnsViewState
    private let notes: [[StyledText]]
    /// How far the notes are scrolled; nil while the bars are seen.
    private var scroll: Int?

    init(_ columns: ColumnsViewState) {
        self.columns = columns
        notes = columns.headline + columns.notes
        if !columns.notes.isEmpty { self.columns.headline.append(Self.more) }
    }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        if let scroll {
            // At the top there is nowhere else to go up to.
            guard rows != 0 || scroll > 0 else { return self.scroll = nil }
            let next = scroll + min(max(rows, -notes.count), notes.count)
            self.scroll = next < 0 ? nil : min(next, notes.count - 1)
            return
        }
        let last = max(0, columns.columns.count - 1)
        if rows > 0, columns.selection == last, !columns.notes.isEmpty {
            scroll = 0
            return
        }
        columns.selection = min(last, max(0, columns.selection + min(max(rows, -last - 1), last + 1)))
    }

    var overlay: OverlayViewState {
        guard let scroll else { return OverlayViewState(title: "Progress", content: .columns(columns)) }
        return OverlayViewState(title: "Progress", content: .lines(notes), scroll: scroll)
    }

    var hints: [HintViewState]? {
        [HintViewState(.selectUp, and: .selectDown, scroll == nil ? "day" : "scroll"), HintViewState(.stop, "close")]
    }
}
