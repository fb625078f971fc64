import EchoScreen
import EchoText

/// The result of a conversation, to read, and to keep the mistakes of.
struct RoomSummaryPanel: PanelProtocol {
    let title: String
    let language: RoomLanguage
    private(set) var summary: RoomSummary
    /// The language's name, where nobody looks for mistakes in it.
    private let uncorrected: String?
    /// What nobody looks at, where somebody corrects.
    private let unchecked: [String]
    /// Cards of what was said wrong; none once they are kept.
    var drill: [ReviewCard]
    /// Nobody asked for it: whoever is writing goes on writing until they move in it.
    private(set) var opensByItself: Bool
    private var scroll = 0

    init(
        title: String, of summary: RoomSummary, in language: RoomLanguage, uncorrected: String?,
        unchecked: [String] = [], drill: [ReviewCard], opensByItself: Bool = false
    ) {
        self.opensByItself = opensByItself
        (self.title, self.summary, self.language, self.drill) = (title, summary, language, drill)
        (self.uncorrected, self.unchecked) = (uncorrected, unchecked)
    }

    private var lines: [[StyledText]] {
        RoomSummaryLines.lines(summary, uncorrected: uncorrected, unchecked: unchecked)
    }

    /// Somebody said that this correction is wrong.
    mutating func withdraw(_ item: DrillItem) {
        summary = summary.without(item)
        drill.removeAll { $0.sentence == item.right }
    }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        opensByItself = false
        scroll = scroll.moved(by: rows, last: lines.count - 1)
    }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: title, content: .lines(lines), scroll: scroll)
        (overlay.keys, overlay.leavesLetters) = (.roomSummary, opensByItself)
        return overlay
    }

    var hints: [HintViewState]? {
        if opensByItself {
            return [HintViewState(.selectDown, "use the keys of the summary"), HintViewState(.stop, "close")]
        }
        let keep = drill.isEmpty ? [] : [HintViewState(.keepMistakes, "make cards of the mistakes")]
        let wrong =
            summary.drill.isEmpty ? [] : [HintViewState(.withdrawCorrection, "the last correction was wrong")]
        return keep + wrong + [HintViewState(.stop, "close")]
    }

    func describePanel(in situation: inout Situation) {
        if !drill.isEmpty { situation.facts.insert(.hasMistakes) }
        if !summary.drill.isEmpty { situation.facts.insert(.seesCorrection) }
    }
}
