import EchoText

/// Lines of which some can be folded away under another. Only those around the selection are worded.
public struct TreeViewState: Sendable, Hashable {
    public struct Row: Sendable, Hashable {
        /// In order; indented already.
        public var line: [StyledText]
        /// nil for what has nothing below it.
        public var isOpen: Bool?
        /// Columns of the line where a slider's track stands.
        public var track: Range<Int>?
        /// The whole of what stands in the second part of the line, where that is cut to the least columns of names.
        public var name: String?

        public init(line: [StyledText], isOpen: Bool? = nil, track: Range<Int>? = nil, name: String? = nil) {
            self.line = line
            self.isOpen = isOpen
            self.track = track
            self.name = name
        }
    }

    /// Those that are seen, or a stretch of them around the selection.
    public var rows: [Row]
    /// Counts from the first row of all.
    public var selection: Int
    /// The command of a press on a track; it gets the place along it, "0.0" to "1.0".
    public var trackCommand: Command?
    /// How many rows there are before `rows`.
    public var first: Int
    /// How many rows there are in all.
    public var count: Int
    /// How wide the widest row is, folded or not.
    public var columns: Int
    /// How many columns names take at least, and how many they would like.
    public var names: ClosedRange<Int>?
    /// Rows may stand in columns beside each other, where they are more than a column holds.
    package var flows = false

    /// - Parameters:
    ///   - count: nil for as many as there are in `rows`.
    ///   - columns: nil for as many as the widest of `rows` has characters.
    public init(rows: [Row], selection: Int = 0, first: Int = 0, count: Int? = nil, columns: Int? = nil) {
        self.rows = rows
        self.selection = selection
        self.first = first
        self.count = count ?? rows.count
        self.columns = columns ?? rows.map { 2 + $0.line.reduce(0) { $0 + $1.text.count } }.max() ?? 0
    }
}
