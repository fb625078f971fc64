/// The panel over the screen: what is open, how far it is scrolled, what is being edited in it.
public struct PanelPresenter: Sendable {
    private enum Panel: Sendable {
        case reading(OverlayViewState)
        case editing(SettingID, title: String, Composer)
        case asking(Question)
    }

    private var panel: Panel?

    public init() {}

    public mutating func show(_ overlay: OverlayViewState) { panel = .reading(overlay) }
    public mutating func showHelp() { panel = .reading(HelpWording.overlay) }
    public mutating func ask(_ question: Question) { panel = .asking(question) }
    public mutating func close() { panel = nil }

    public mutating func edit(_ setting: SettingID, title: String, text: String) {
        panel = .editing(setting, title: title, Composer(text: text))
    }

    public var question: Question? { if case .asking(let question) = panel { question } else { nil } }

    /// The setting being edited and its text as it is now.
    public var edited: (id: SettingID, text: String)? {
        if case .editing(let id, _, let composer) = panel { (id, composer.text) } else { nil }
    }

    /// Changes the text being edited; without one nothing happens.
    public mutating func compose(_ change: (inout Composer) -> Void) {
        guard case .editing(let id, let title, var composer) = panel else { return }
        change(&composer)
        panel = .editing(id, title: title, composer)
    }

    public mutating func scroll(by rows: Int) {
        guard case .reading(var overlay) = panel else { return }
        let last = max(0, Self.lineCount(overlay.content) - 1)
        overlay.scroll = min(
            last, max(0, rows > 0 ? overlay.scroll + min(rows, last) : overlay.scroll + max(rows, -last)))
        panel = .reading(overlay)
    }

    public var kind: Situation.Overlay? {
        switch panel {
        case nil: nil
        case .reading: .reading
        case .editing: .editing
        case .asking: .question
        }
    }

    public var state: OverlayViewState? {
        switch panel {
        case nil: nil
        case .reading(let overlay): overlay
        case .editing(_, let title, let composer):
            OverlayViewState(title: title, content: .editor(composer.viewState()))
        case .asking(let question):
            OverlayViewState(
                title: question.title,
                content: .confirmation(
                    question.wording, answers: [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")]))
        }
    }

    private static func lineCount(_ content: OverlayViewState.Content) -> Int {
        switch content {
        case .lines(let lines): lines.count
        case .help(let sections): sections.reduce(0) { $0 + $1.entries.count + 2 }
        default: 1
        }
    }
}
