import EchoText

/// Upright bars side by side, each made of parts, with a legend of the parts: amounts over time.
public struct ColumnsViewState: Sendable, Hashable {
    /// A part of all bars, from the bottom up.
    public struct Part: Sendable, Hashable {
        /// "Audio output".
        public var title: String
        public var role: TextRole
        /// All of it that is seen: "$1.24".
        public var amount: String

        public init(title: String, role: TextRole, amount: String) {
            self.title = title
            self.role = role
            self.amount = amount
        }
    }

    public struct Column: Sendable, Hashable {
        /// Stands below it where there is room: "24", "Nov".
        public var label: String
        /// How much there is of each part; none of them below zero.
        public var amounts: [Double]
        /// Said of it while it is selected.
        public var detail: [StyledText]

        public init(label: String, amounts: [Double], detail: [StyledText]) {
            self.label = label
            self.amounts = amounts
            self.detail = detail
        }

        public var total: Double { amounts.reduce(0, +) }
    }

    /// Above the bars, a line each.
    public var headline: [[StyledText]] = []
    public var parts: [Part] = []
    /// In the order of time.
    public var columns: [Column] = []
    /// The amount of a bar that is as high as there is room, and how that is written; never zero.
    public var maximum = 1.0
    public var maximumTitle = ""
    public var selection = 0
    /// Said in place of the bars where there is nothing to show; empty where they are drawn anyway.
    public var empty = ""
    /// Below all, a line each.
    public var notes: [[StyledText]] = []

    public init() {}

    /// The detail of the selected bar.
    public var detail: [StyledText] { columns.indices.contains(selection) ? columns[selection].detail : [] }
}
