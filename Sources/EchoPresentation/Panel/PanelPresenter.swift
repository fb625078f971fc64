import Echo
import EchoText

/// The panel over the screen: what is open, how far it is scrolled, what is being edited or chosen in it.
public struct PanelPresenter: Sendable {
    private enum Panel: Sendable {
        case reading(OverlayViewState)
        case editing(SettingID, title: String, Composer)
        case choosing(Choice, ChoiceListViewState)
        case finding(Palette)
        case folding(FoldedTree)
        case measuring(LatencyPresenter)
        case asking(Question)
        case tuning(TunerPresenter)
    }

    private var panel: Panel?

    public init() {}

    public mutating func show(_ overlay: OverlayViewState) { panel = .reading(overlay) }
    public mutating func ask(_ question: Question) { panel = .asking(question) }
    mutating func show(_ tree: FoldedTree) { panel = .folding(tree) }
    mutating func show(_ latency: LatencyPresenter) { panel = .measuring(latency) }

    /// Another answer was measured while the panel is open; without it nothing happens.
    mutating func measure(_ summary: TurnSummary, at time: String, isTyped: Bool) {
        guard case .measuring(var latency) = panel else { return }
        latency.receive(summary, at: time, isTyped: isTyped)
        panel = .measuring(latency)
    }

    public mutating func find(_ rows: [ChoiceRowViewState], empty: Wording) {
        panel = .finding(Palette(rows, empty: empty))
    }
    public mutating func close() { panel = nil }

    public mutating func edit(_ setting: SettingID, title: String, text: String) {
        panel = .editing(setting, title: title, Composer(text: text))
    }

    /// Opens a list, or brings the open one up to date: what was selected stays so.
    public mutating func offer(_ choice: Choice, _ rows: [ChoiceRowViewState]) {
        let selected = choice == self.choice ? selectedRow?.id : rows.first { $0.isCurrent }?.id
        let index = rows.firstIndex { $0.id == selected } ?? 0
        panel = .choosing(choice, ChoiceListViewState(rows: rows, selection: index, empty: choice.empty))
    }

    public var choice: Choice? { if case .choosing(let choice, _) = panel { choice } else { nil } }

    public var selectedRow: ChoiceRowViewState? {
        if case .finding(let palette) = panel { return palette.selectedRow }
        guard case .choosing(_, let list) = panel, list.rows.indices.contains(list.selection) else { return nil }
        return list.rows[list.selection]
    }

    /// What stands over the panel that is read; nil when none is.
    public var readTitle: String? { if case .reading(let overlay) = panel { overlay.title } else { nil } }

    public var question: Question? { if case .asking(let question) = panel { question } else { nil } }

    /// The setting being edited and its text as it is now.
    public var edited: (id: SettingID, text: String)? {
        if case .editing(let id, _, let composer) = panel { (id, composer.text) } else { nil }
    }

    /// Changes the text being edited; without one nothing happens.
    public mutating func compose(_ change: (inout Composer) -> Void) {
        switch panel {
        case .editing(let id, let title, var composer):
            change(&composer)
            panel = .editing(id, title: title, composer)
        case .finding(var palette):
            palette.compose(change)
            panel = .finding(palette)
        default: break
        }
    }

    /// The tree that is open.
    var tree: FoldedTree? { if case .folding(let tree) = panel { tree } else { nil } }

    public mutating func tune(with tuner: TunerPresenter) { panel = .tuning(tuner) }

    /// The turns of the latency panel are there to choose from.
    var isMeasuring: Bool { if case .measuring(let latency) = panel { latency.hasTurns } else { false } }

    /// What is being tuned.
    public var tuner: TunerPresenter? { if case .tuning(let tuner) = panel { tuner } else { nil } }

    /// Records, moves and judges; without a tuner nothing happens.
    public mutating func tune(_ change: (inout TunerPresenter) -> Void) {
        guard case .tuning(var tuner) = panel else { return }
        change(&tuner)
        panel = .tuning(tuner)
    }

    /// Opens and closes branches of the tree that is open; without one nothing happens.
    mutating func fold(_ change: (inout FoldedTree) -> Void) {
        guard case .folding(var tree) = panel else { return }
        change(&tree)
        panel = .folding(tree)
    }

    /// Scrolls what is read, or moves the selection among what is offered.
    public mutating func scroll(by rows: Int) {
        switch panel {
        case .reading(var overlay):
            overlay.scroll = Self.moved(overlay.scroll, by: rows, last: Self.lineCount(overlay.content) - 1)
            panel = .reading(overlay)
        case .choosing(let choice, var list):
            list.selection = Self.moved(list.selection, by: rows, last: list.rows.count - 1)
            panel = .choosing(choice, list)
        case .finding(var palette):
            palette.move(by: rows)
            panel = .finding(palette)
        case .folding: fold { $0.move(by: rows) }
        case .tuning: tune { $0.moveSelection(by: rows) }
        case .measuring(var latency):
            latency.move(by: rows)
            panel = .measuring(latency)
        default: break
        }
    }

    public var kind: Situation.Overlay? {
        switch panel {
        case nil: nil
        case .reading, .folding, .measuring: .reading
        case .editing: .editing
        case .choosing: .choosing
        case .finding: .palette
        case .asking: .question
        case .tuning: .tuning
        }
    }

    public var state: OverlayViewState? {
        switch panel {
        case nil: nil
        case .reading(let overlay): overlay
        case .editing(_, let title, let composer):
            OverlayViewState(title: title, content: .editor(composer.viewState()))
        case .choosing(let choice, let list): Self.state(choice, list)
        case .folding(let tree): OverlayViewState(title: tree.title, content: .tree(tree.state))
        case .measuring(let latency): OverlayViewState(title: "Latency", content: .latency(latency.state))
        case .finding(let palette): OverlayViewState(title: "Commands", content: .palette(palette.state))
        case .asking(let question):
            question.overlay
        case .tuning(let tuner): OverlayViewState(title: TunerWording.title, content: .tuner(tuner.state))
        }
    }

    private static func state(_ choice: Choice, _ list: ChoiceListViewState) -> OverlayViewState {
        var state = OverlayViewState(title: choice.title, content: .choices(list))
        state.isAside = choice == .themes
        return state
    }

    private static func moved(_ place: Int, by rows: Int, last: Int) -> Int {
        let last = max(0, last)
        return min(last, max(0, place + min(max(rows, -last - 1), last + 1)))
    }

    private static func lineCount(_ content: OverlayViewState.Content) -> Int {
        switch content {
        case .lines(let lines): lines.count
        case .paragraphs(let paragraphs): paragraphs.count * 2
        case .help(let sections): sections.reduce(0) { $0 + $1.entries.count + 2 }
        default: 1
        }
    }
}
