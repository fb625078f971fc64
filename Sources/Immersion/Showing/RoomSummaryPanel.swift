import EchoPresentation
import EchoText

/// What came of a conversation, to read, and to keep the mistakes of.
struct RoomSummaryPanel: PanelProtocol {
    let title: String
    let lines: [[StyledText]]
    /// Cards of what was said wrong; none once they are kept.
    var drill: [ReviewCard]
    private var scroll = 0

    init(title: String, lines: [[StyledText]], drill: [ReviewCard]) {
        (self.title, self.lines, self.drill) = (title, lines, drill)
    }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        scroll = scroll.moved(by: rows, last: lines.count - 1)
    }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: title, content: .lines(lines), scroll: scroll)
        overlay.keys = .roomSummary
        return overlay
    }

    var hints: [HintViewState]? {
        let keep = drill.isEmpty ? [] : [HintViewState(.keepMistakes, "make cards of the mistakes")]
        return keep + [HintViewState(.stop, "close")]
    }

    func describePanel(in situation: inout Situation) {
        if !drill.isEmpty { situation.facts.insert(.hasMistakes) }
    }
}
