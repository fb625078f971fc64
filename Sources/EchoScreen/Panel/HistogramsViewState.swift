/// How often what was measured how, one histogram below the other, with one line through all of them.
public struct HistogramsViewState: Sendable, Hashable {
    /// Steps of each histogram, from the least to the most.
    public static let steps = 20

    public struct Row: Sendable, Hashable {
        /// "room".
        public var label: String
        /// `steps` heights, 0–1 each.
        public var bars: [Double]
        /// "−58 dB".
        public var caption: String
        /// It belongs on the right of the line; what is on the other side is drawn as wrong.
        public var belongsOver: Bool

        public init(label: String, bars: [Double], caption: String, belongsOver: Bool) {
            self.label = label
            self.bars = bars
            self.caption = caption
            self.belongsOver = belongsOver
        }
    }

    public var rows: [Row]
    /// Where the line stands, 0–1.
    public var threshold: Double
    /// The label of the left end: "noise".
    public var low: String
    /// The label of the right end: "speech".
    public var high: String

    public init(rows: [Row], threshold: Double, low: String, high: String) {
        self.rows = rows
        self.threshold = threshold
        self.low = low
        self.high = high
    }
}
