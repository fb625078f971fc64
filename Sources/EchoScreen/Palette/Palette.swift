import EchoText

/// A list that typing narrows down; the best fit comes first.
public struct Palette: PanelProtocol {
    private let rows: [ChoiceRowViewState]
    /// What is looked through of each row.
    private let texts: [PaletteText]
    private let empty: Wording
    private var query = Composer()
    private var list: ChoiceListViewState

    /// `rows` are shown in their order while nothing is typed.
    public init(_ rows: [ChoiceRowViewState], empty: Wording) {
        self.rows = rows
        texts = rows.map(PaletteText.init)
        self.empty = empty
        list = ChoiceListViewState(rows: rows, empty: empty)
    }

    public var selectedRow: ChoiceRowViewState? {
        list.rows.indices.contains(list.selection) ? list.rows[list.selection] : nil
    }

    public mutating func compose(_ change: (inout Composer) -> Void) {
        let before = query.text
        change(&query)
        if query.text.contains("\n") { query.replace(with: Sanitizer.line(query.text)) }
        if query.text != before { narrow() }
    }

    public mutating func move(by rows: Int) {
        list.selection = list.selection.moved(by: rows, last: list.rows.count - 1)
    }

    public var state: PaletteViewState {
        PaletteViewState(query: query.viewState(placeholder: "type to search"), list: list)
    }

    public var use: Situation.Overlay { .palette }
    public var overlay: OverlayViewState { OverlayViewState(title: "Commands", content: .palette(state)) }

    private mutating func narrow() {
        let wanted = FuzzyMatch.letters(ofQuery: query.text)
        let found = rows.indices.compactMap { index in
            texts[index].score(wanted).map { (score: $0, index: index, row: rows[index]) }
        }
        let sorted = found.sorted { ($0.score, $1.index) > ($1.score, $0.index) }
        list = ChoiceListViewState(rows: sorted.map(\.row), empty: empty)
    }
}
