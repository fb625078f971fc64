public import Echo

/// How long one answer took to begin, stage by stage.
struct TurnLatency: Sendable, Hashable {
    /// A stage that happened, from the end of the user's turn; what comes before that is negative.
    struct Span: Sendable, Hashable {
        let stage: LatencyStage
        let start: Duration
        let end: Duration

        var length: Duration { end - start }
    }

    /// Turns are compared with their like.
    enum Kind: Sendable, Hashable, CaseIterable {
        case spoken
        /// The user wrote, and heard the answer.
        case typed
        case written
    }

    /// Counts from 1 in the order of the turns.
    let number: Int
    /// "09:41".
    let time: String
    let isInterrupted: Bool
    let kind: Kind
    let spans: [Span]
    /// From the microphone to the wire.
    let sending: Duration?

    /// Nil when nothing of an answer came.
    init?(_ summary: TurnSummary, number: Int = 0, time: String = "", isTyped: Bool = false) {
        spans = Self.spans(of: summary)
        guard spans.contains(where: { $0.stage.rawValue > LatencyStage.commit.rawValue }) else { return nil }
        self.number = number
        self.time = time
        isInterrupted = summary.interrupted
        kind = summary.lastToken != nil ? .written : isTyped ? .typed : .spoken
        sending = summary.sending
    }

    /// From the end of the user's turn to what was heard first, or read where nothing was spoken.
    var total: Duration { spans.last { $0.stage != .lastToken }?.end ?? .zero }

    /// From the sending of the text to the end of a written answer.
    var whole: Duration? { spans.first { $0.stage == .lastToken }?.end }

    /// The same from the user's last word; nil when that is not known.
    var sinceLastWord: Duration? { length(of: .pause).map { total + $0 } }

    /// What took longest of what came after the turn.
    var slowest: LatencyStage? {
        spans.filter { ![.pause, .lastToken].contains($0.stage) }.max { $0.length < $1.length }?.stage
    }

    func length(of stage: LatencyStage) -> Duration? { spans.first { $0.stage == stage }?.length }

    /// Each begins where the one before it ended. Sound that comes before its words takes nothing from them.
    private static func spans(of summary: TurnSummary) -> [Span] {
        var spans = summary.pause.map { [Span(stage: .pause, start: .zero - $0, end: .zero)] } ?? []
        var reached = Duration.zero
        for stage in LatencyStage.allCases.dropFirst() {
            guard let end = stage.end(in: summary) else { continue }
            spans.append(Span(stage: stage, start: reached, end: max(reached, end)))
            reached = max(reached, end)
        }
        return spans
    }
}

extension TurnSummary {
    /// From the end of the user's turn to what was heard first, or read where nothing was spoken; nil when nothing of an answer
    /// came.
    public var latency: Duration? { TurnLatency(self)?.total }
}
