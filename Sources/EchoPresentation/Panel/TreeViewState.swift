/// Lines of which some can be folded away under another.
public struct TreeViewState: Sendable, Hashable {
    public struct Row: Sendable, Hashable {
        /// In order; indented already.
        public var line: [StyledText]
        /// nil for what has nothing below it.
        public var isOpen: Bool?

        public init(line: [StyledText], isOpen: Bool? = nil) {
            self.line = line
            self.isOpen = isOpen
        }
    }

    /// Those that are seen.
    public var rows: [Row]
    public var selection: Int

    public init(rows: [Row], selection: Int = 0) {
        self.rows = rows
        self.selection = selection
    }
}
