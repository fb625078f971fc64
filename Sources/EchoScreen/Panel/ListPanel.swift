import EchoText

/// A panel with a list, one row of which is selected. What is typed narrows down a list that is searched.
public struct ListPanel: PanelProtocol {
    public let choice: Choice
    /// All there are, in their order.
    private let rows: [ChoiceRowViewState]
    private var list: ChoiceListViewState
    private var query: Composer

    /// - Parameters:
    ///   - selected: the row to begin at; nil for the one in force.
    ///   - headings: over the titles and cells of a table.
    ///   - footer: below everything.
    ///   - empty: in place of rows when there are none; nil for what the choice says.
    ///   - query: what is looked for in a list that is searched.
    public init(
        _ choice: Choice, _ rows: [ChoiceRowViewState], selected id: String? = nil, headings: [String] = [],
        footer: String = "", empty: Wording? = nil, query: Composer = Composer()
    ) {
        self.choice = choice
        self.rows = rows
        self.query = query
        list = ChoiceListViewState(rows: [], empty: rows.isEmpty ? empty ?? choice.empty : choice.unmatched)
        (list.headings, list.footer) = (headings, footer)
        narrow(selecting: id ?? rows.first { $0.isCurrent }?.id)
    }

    public var selectedRow: ChoiceRowViewState? {
        list.rows.indices.contains(list.selection) ? list.rows[list.selection] : nil
    }

    /// The words searched for.
    public var search: Composer { query }

    public var use: Situation.Overlay { choice.isSearched ? .palette : .choosing }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: choice.title, content: choice.isSearched ? searched : .choices(list))
        overlay.isAside = choice.isAside
        return overlay
    }

    private var searched: OverlayViewState.Content {
        var palette = PaletteViewState(query: query.viewState(placeholder: "type to filter"), list: list)
        palette.takesNumbers = true
        return .palette(palette)
    }

    public var hints: [HintViewState]? {
        guard choice.isSearched else { return nil }
        let chosen = [HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, choice.action)]
        return (selectedRow == nil ? [] : chosen) + [HintViewState(.stop, query.text.isEmpty ? "close" : "clear")]
    }

    public mutating func move(by rows: Int) {
        list.selection = list.selection.moved(by: rows, last: list.rows.count - 1)
    }

    public mutating func compose(_ change: (inout Composer) -> Void) {
        guard choice.isSearched else { return }
        let before = query.text
        change(&query)
        if query.text.contains("\n") { query.replace(with: Sanitizer.line(query.text)) }
        if query.text != before { narrow(selecting: nil) }
    }

    /// Shows all rows again.
    ///
    /// - Returns: false where all are shown.
    mutating func clearSearch() -> Bool {
        guard choice.isSearched, !query.text.isEmpty else { return false }
        query = Composer()
        narrow(selecting: selectedRow?.id)
        return true
    }

    private mutating func narrow(selecting id: String?) {
        list.rows = RowFilter(query.text).applied(to: rows)
        list.selection = list.rows.firstIndex { $0.id == id } ?? 0
    }
}
