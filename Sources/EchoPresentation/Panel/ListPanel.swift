/// A panel with a list, one row of which is selected.
public struct ListPanel: PanelProtocol {
    public let choice: Choice
    private var list: ChoiceListViewState

    /// - Parameter selected: the row to begin at; nil for the one in force.
    public init(_ choice: Choice, _ rows: [ChoiceRowViewState], selected id: String? = nil) {
        self.choice = choice
        let wanted = id ?? rows.first { $0.isCurrent }?.id
        let index = rows.firstIndex { $0.id == wanted } ?? 0
        list = ChoiceListViewState(rows: rows, selection: index, empty: choice.empty)
    }

    public var selectedRow: ChoiceRowViewState? {
        list.rows.indices.contains(list.selection) ? list.rows[list.selection] : nil
    }

    public var use: Situation.Overlay { .choosing }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: choice.title, content: .choices(list))
        overlay.isAside = choice.isAside
        return overlay
    }

    public mutating func move(by rows: Int) {
        list.selection = list.selection.moved(by: rows, last: list.rows.count - 1)
    }
}
