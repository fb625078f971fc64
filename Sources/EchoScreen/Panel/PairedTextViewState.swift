import EchoText

/// Texts side by side, as a passage and its translation, with a time in front of each pair.
public struct PairedTextViewState: Sendable, Hashable {
    public struct Row: Sendable, Hashable {
        /// Short, and the same length in all rows.
        public var time: StyledText
        public var left: StyledText
        public var right: StyledText

        public init(time: StyledText, left: StyledText, right: StyledText) {
            (self.time, self.left, self.right) = (time, left, right)
        }
    }

    /// Over the left and the right text.
    public var headings: (left: String, right: String) { (leftHeading, rightHeading) }
    private let leftHeading: String
    private let rightHeading: String
    public var rows: [Row]
    /// In place of rows, while there is none.
    public var empty: StyledText

    public init(left: String, right: String, rows: [Row], empty: StyledText = StyledText("")) {
        (leftHeading, rightHeading, self.rows, self.empty) = (left, right, rows, empty)
    }
}
