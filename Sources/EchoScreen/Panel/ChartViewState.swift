import EchoText

/// Bars beside columns of numbers, above the list of what they can be of.
public struct ChartViewState: Sendable, Hashable {
    public struct Row: Sendable, Hashable {
        /// "first token".
        public var title: String
        /// Where its bar begins and ends, 0 to 1; nil without a bar.
        public var bar: ClosedRange<Double>?
        /// One for each of `columns`.
        public var numbers: [StyledText]
        /// It is pointed at.
        public var isMarked = false
        /// How its bar is drawn.
        public var barRole = TextRole.meterLow
        /// A line stands over it: it is not a part of the way above it.
        public var isApart = false

        public init(title: String, bar: ClosedRange<Double>? = nil, numbers: [StyledText]) {
            self.title = title
            self.bar = bar
            self.numbers = numbers
        }
    }

    /// One in the list.
    public struct Item: Sendable, Hashable {
        /// "7".
        public var number: String
        /// "09:41".
        public var time: String
        public var total: StyledText
        /// "slowest: first token".
        public var note: String

        public init(number: String, time: String, total: StyledText, note: String) {
            self.number = number
            self.time = time
            self.total = total
            self.note = note
        }
    }

    /// "Turn 7: heard 0.61 s after your turn ended, 1.12 s after your last word".
    public var headline: [StyledText] = []
    /// "12 answers, slowest stage: first token".
    public var summary: [StyledText] = []
    /// The heading of the rows: "stage".
    public var heading = ""
    /// The headings of the numbers: "turn", "p50", "p95".
    public var columns: [String] = []
    public var rows: [Row] = []
    /// A moment that is drawn through all bars, 0 to 1; what ends before it is drawn faintly.
    public var origin = 0.0
    /// The newest first.
    public var items: [Item] = []
    public var selection = 0
    /// Stands in place of all that while there are no items.
    public var empty: Wording = ""

    public init() {}
}
