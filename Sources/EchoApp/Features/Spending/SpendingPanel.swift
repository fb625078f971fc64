import EchoScreen

/// The spending of days or months, as bars.
struct SpendingPanel: PanelProtocol {
    private var state = ColumnsViewState()
    private var spoken: [String] = []
    private var isRead = false
    /// What the keys lead to: "months", "by model".
    private var otherPeriod = ""
    private var otherParts = ""

    init() {}

    /// - Parameter keepsSelection: who looks at a bar goes on looking at it.
    mutating func show(
        _ state: ColumnsViewState, spoken: [String], otherPeriod: String, otherParts: String, keepsSelection: Bool
    ) {
        let selection = self.state.selection
        self.state = state
        if keepsSelection, isRead { self.state.selection = min(selection, max(0, state.columns.count - 1)) }
        (self.spoken, self.otherPeriod, self.otherParts, isRead) = (spoken, otherPeriod, otherParts, true)
    }

    mutating func move(by rows: Int) {
        state.selection = state.selection.moved(by: rows, last: state.columns.count - 1)
    }

    var use: Situation.Overlay { .reading }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: "Spending", content: .columns(state))
        overlay.keys = .spending
        overlay.spoken = spoken
        return overlay
    }

    var hints: [HintViewState]? {
        [
            HintViewState(.spendingEarlier, and: .spendingLater, "select"),
            HintViewState(.spendingPeriod, otherPeriod), HintViewState(.spendingParts, otherParts),
            HintViewState(.stop, "close"),
        ]
    }

    func describePanel(in situation: inout Situation) { situation.facts.insert(.looksAtSpending) }
}
