import EchoPresentation

/// How far one has come, day by day.
struct ProgressPanel: PanelProtocol {
    private var columns: ColumnsViewState

    init(_ columns: ColumnsViewState) { self.columns = columns }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        let last = max(0, columns.columns.count - 1)
        columns.selection = min(last, max(0, columns.selection + min(max(rows, -last - 1), last + 1)))
    }

    var overlay: OverlayViewState { OverlayViewState(title: "Progress", content: .columns(columns)) }

    var hints: [HintViewState]? {
        [HintViewState(.selectUp, and: .selectDown, "day"), HintViewState(.stop, "close")]
    }
}
