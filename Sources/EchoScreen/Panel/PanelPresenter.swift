import EchoText

/// The panel over the screen: what is open, and how a person moves in it.
public struct PanelPresenter: Sendable {
    /// Nil while none is open.
    public private(set) var panel: (any PanelProtocol)?
    /// What was typed since something was asked.
    private(set) var answer = ""

    public init() {}

    public mutating func show(_ panel: any PanelProtocol) { self.panel = panel }
    public mutating func show(_ overlay: OverlayViewState) { panel = ReadingPanel(overlay) }
    /// For as long as it is read; `back()` gives the panel that it lies over.
    mutating func show(_ overlay: OverlayViewState, over below: (any PanelProtocol)?) {
        panel = ReadingPanel(overlay, over: below)
    }

    mutating func ask(_ question: Question) { (panel, answer) = (question, "") }
    /// What was typed of an answer by now.
    mutating func take(answer: String) { self.answer = answer }

    public mutating func close() { panel = nil }

    /// Closes it, and shows the panel that it lay over.
    public mutating func back() { panel = open(ReadingPanel.self)?.below }

    /// The panel that is open, if it is of that type.
    public func open<Panel: PanelProtocol>(_ type: Panel.Type) -> Panel? { panel as? Panel }

    /// Changes the panel that is open, if it is of that type.
    ///
    /// - Returns: whether it is.
    @discardableResult
    public mutating func update<Panel: PanelProtocol>(_ type: Panel.Type, _ change: (inout Panel) -> Void) -> Bool {
        guard var open = panel as? Panel else { return false }
        change(&open)
        panel = open
        return true
    }

    /// Opens a list, or brings the open one up to date: what was selected stays so.
    public mutating func offer(
        _ choice: Choice, _ rows: [ChoiceRowViewState], headings: [String] = [], footer: String = "",
        empty: Wording? = nil
    ) {
        let open = open(ListPanel.self).flatMap { $0.choice == choice ? $0 : nil }
        panel = ListPanel(
            choice, rows, selected: open.map { $0.selectedRow?.id ?? "" }, headings: headings, footer: footer,
            empty: empty, query: open?.search ?? Composer())
    }

    public var choice: Choice? { open(ListPanel.self)?.choice }

    public var selectedRow: ChoiceRowViewState? { open(Palette.self)?.selectedRow ?? open(ListPanel.self)?.selectedRow }

    public var question: Question? { open(Question.self) }

    /// The setting being edited and its text as it is now.
    public var edited: (id: SettingID, text: String)? {
        open(EditorPanel.self).map { ($0.setting, $0.composer.text) }
    }

    /// Changes the text being written in it; without one nothing happens.
    public mutating func compose(_ change: (inout Composer) -> Void) { panel?.compose(change) }

    /// Shows all of a list again that was narrowed down by what was typed.
    ///
    /// - Returns: whether it was.
    public mutating func clearSearch() -> Bool {
        var isCleared = false
        update(ListPanel.self) { isCleared = $0.clearSearch() }
        return isCleared
    }

    /// Scrolls what is read, or moves the selection among what is offered.
    public mutating func scroll(by rows: Int) { panel?.move(by: rows) }

    /// Adds what decides on which commands can be given in it.
    func describe(_ situation: inout Situation) { panel?.describePanel(in: &situation) }

    public var kind: Situation.Overlay? { panel?.use }
    public var state: OverlayViewState? { panel?.overlay }
    public var hints: [HintViewState]? { panel?.hints }
}
