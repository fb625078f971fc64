import EchoText

/// Numbers in columns: a word at the left of each row, and one cell for each column.
public struct TableViewState: Sendable, Hashable {
    public struct Row: Sendable, Hashable {
        public var label: StyledText
        /// As many as the table has columns; aligned at the right.
        public var cells: [StyledText]
        /// A line stands over it.
        public var isApart: Bool

        public init(label: StyledText, cells: [StyledText], isApart: Bool = false) {
            self.label = label
            self.cells = cells
            self.isApart = isApart
        }
    }

    /// A heading over the columns; each may span several of them.
    public struct Heading: Sendable, Hashable {
        public var title: String
        /// How many columns it stands over.
        public var span: Int

        public init(_ title: String, over span: Int = 1) {
            self.title = title
            self.span = span
        }
    }

    public var headings: [Heading]
    public var rows: [Row]
    /// Below the table, a line each.
    public var notes: [[StyledText]]

    public init(headings: [Heading], rows: [Row], notes: [[StyledText]] = []) {
        self.headings = headings
        self.rows = rows
        self.notes = notes
    }
}
