import EchoText

/// How long the answers of the session took to begin: the selected turn stage by stage, beside all of them.
public struct LatencyViewState: Sendable, Hashable {
    /// One stage of the selected turn, and of all turns.
    public struct Stage: Sendable, Hashable {
        /// "first token".
        public var title: String
        /// Where its bar begins and ends between the first and the last moment of the turn, 0 to 1; nil without a bar.
        public var bar: ClosedRange<Double>?
        /// "0.18 s"; empty for what did not happen.
        public var length: StyledText
        public var p50: StyledText
        public var p95: StyledText
        /// The one that takes longest, mostly.
        public var isSlowest = false
        /// How its bar is drawn.
        public var barRole = TextRole.meterLow
        /// A line stands over it: it is not a part of the way above it.
        public var isApart = false

        public init(
            title: String, bar: ClosedRange<Double>? = nil, length: StyledText, p50: StyledText, p95: StyledText
        ) {
            self.title = title
            self.bar = bar
            self.length = length
            self.p50 = p50
            self.p95 = p95
        }
    }

    /// One turn in the list.
    public struct Turn: Sendable, Hashable {
        /// "7".
        public var number: String
        /// "09:41".
        public var time: String
        public var total: StyledText
        /// "most of it first token".
        public var note: String

        public init(number: String, time: String, total: StyledText, note: String) {
            self.number = number
            self.time = time
            self.total = total
            self.note = note
        }
    }

    /// "Turn 7: heard 0.61 s after your turn, 1.12 s after your last word".
    public var headline: [StyledText] = []
    /// "12 answers, slowest stage: first token".
    public var summary: [StyledText] = []
    public var stages: [Stage] = []
    /// Where the user's turn ended between the first and the last moment of the selected turn, 0 to 1.
    public var origin = 0.0
    /// The newest first.
    public var turns: [Turn] = []
    public var selection = 0
    /// Stands in place of all that before the first answer.
    public var empty: Wording = ""

    public init() {}
}
