/// A list in a panel, one row of which is selected.
public struct ChoiceListViewState: Sendable, Hashable {
    public var rows: [ChoiceRowViewState]
    public var selection: Int
    /// Stands in place of rows when there are none.
    public var empty: Wording
    /// The states are pictures that begin below each other: a long title is cut rather than shift its own.
    public var alignsStates = false
    /// Over the titles and the cells of the rows; none for rows that are no table.
    public var headings: [String] = []
    /// Below everything, whichever row is selected.
    public var footer = ""

    public init(rows: [ChoiceRowViewState], selection: Int = 0, empty: Wording = "") {
        self.rows = rows
        self.selection = selection
        self.empty = empty
    }
}
