public import Echo
import EchoText

/// Follows how long answers take to begin, and words it: turn by turn, and the middle and the slow end of the session.
public struct LatencyPresenter: PanelProtocol {
    /// A session has fewer; the oldest are forgotten.
    static let mostTurns = 500

    private var turns: [TurnLatency] = []
    private var count = 0
    /// From the newest, which is 0.
    private var selection = 0

    public init() {}

    /// - Parameter time: "09:41".
    public mutating func receive(_ summary: TurnSummary, at time: String, isTyped: Bool = false) {
        guard let turn = TurnLatency(summary, number: count + 1, time: time, isTyped: isTyped) else { return }
        count += 1
        turns.append(turn)
        if turns.count > Self.mostTurns { turns.removeFirst() }
        // A person who looks at an older turn goes on looking at it.
        if selection > 0 { move(by: 1) }
    }

    public mutating func move(by steps: Int) { selection = selection.moved(by: steps, last: turns.count - 1) }

    /// Shows the turns that another has measured; who looks at an older turn goes on looking at it.
    public mutating func follow(_ newest: LatencyPresenter) {
        let selected = selection == 0 ? 0 : selection + newest.count - count
        self = newest
        selection = 0
        move(by: selected)
    }

    public mutating func reset() { self = LatencyPresenter() }

    public var use: Situation.Overlay { .reading }
    public var overlay: OverlayViewState { OverlayViewState(title: "Latency", content: .chart(state)) }

    public var hints: [HintViewState]? {
        turns.isEmpty ? nil : [HintViewState(.selectUp, and: .selectDown, "choose"), HintViewState(.stop, "close")]
    }

    public var state: ChartViewState {
        var state = ChartViewState()
        guard turns.indices.contains(turns.count - 1 - selection) else {
            state.empty = "No data yet: talk or type a message; every answer is measured."
            return state
        }
        let turn = turns[turns.count - 1 - selection]
        state.headline = LatencyWording.headline(turn)
        let peers = turns.filter { $0.kind == turn.kind }
        let slowest = Self.slowest(of: peers)
        state.summary = LatencyWording.summary(
            of: turns, slowest: slowest?.title(isWritten: turn.kind == .written),
            hasPause: !Self.all(.pause, of: peers).isEmpty)
        (state.heading, state.columns) = ("stage", ["turn", "p50", "p95"])
        state.rows = Self.stages(of: turn, among: peers, slowest)
        state.origin = Self.scale(turn).position(.zero)
        state.items = turns.reversed().map(LatencyWording.row)
        state.selection = selection
        return state
    }

    // MARK: stages

    /// - Parameter peers: the turns that it is compared with.
    private static func stages(
        of turn: TurnLatency, among peers: [TurnLatency], _ slowest: LatencyStage?
    ) -> [ChartViewState.Row] {
        let isWritten = turn.kind == .written
        let parts = LatencyStage.stages(isWritten: isWritten).map { stage in
            let span = turn.spans.first { $0.stage == stage }
            var row = Self.row(
                stage.title(isWritten: isWritten), turn.length(of: stage), all(stage, of: peers), grade: false)
            row.bar = span.map { Self.scale(turn).range($0.start, $0.end) }
            row.isMarked = stage == slowest
            if row.isMarked { row.barRole = LatencyGrade(turn.total).role }
            return row
        }
        var total = row("total", turn.total, peers.map(\.total), grade: true)
        total.isApart = true
        guard !isWritten else { return parts + [total] }
        let sending = row("input delay", turn.sending, peers.compactMap(\.sending), grade: false)
        return parts + [total, sending]
    }

    private static func row(
        _ title: String, _ length: Duration?, _ all: [Duration], grade: Bool
    ) -> ChartViewState.Row {
        let both = Percentiles(all)
        let word = { (duration: Duration?) in LatencyWording.cell(duration, isGraded: grade) }
        return ChartViewState.Row(title: title, numbers: [word(length), word(both?.p50), word(both?.p95)])
    }

    private static func all(_ stage: LatencyStage, of turns: [TurnLatency]) -> [Duration] {
        turns.compactMap { $0.length(of: stage) }
    }

    /// The stage before the answer whose middle is the longest; the pause is the person's own.
    private static func slowest(of turns: [TurnLatency]) -> LatencyStage? {
        LatencyStage.stages(isWritten: false).dropFirst()
            .compactMap { stage in Percentiles(all(stage, of: turns)).map { (stage, $0.p50) } }
            .max { $0.1 < $1.1 }?.0
    }

    private static func scale(_ turn: TurnLatency) -> LatencyScale {
        LatencyScale(from: turn.spans.first?.start ?? .zero, to: turn.whole ?? turn.total)
    }
}

/// Where a moment stands between the first and the last of a turn.
struct LatencyScale: Sendable, Hashable {
    let start: Double
    let length: Double

    init(from start: Duration, to end: Duration) {
        self.start = DurationWording.seconds(start)
        length = max(0.001, DurationWording.seconds(end - start))
    }

    /// 0 to 1.
    func position(_ moment: Duration) -> Double {
        min(1, max(0, (DurationWording.seconds(moment) - start) / length))
    }

    func range(_ start: Duration, _ end: Duration) -> ClosedRange<Double> {
        let first = position(start)
        return first...max(first, position(end))
    }
}

/// The middle and the slow end of what was measured.
struct Percentiles: Sendable, Hashable {
    let p50: Duration
    let p95: Duration

    /// By nearest rank: both were measured. Nil when nothing was.
    init?(_ durations: [Duration]) {
        guard !durations.isEmpty else { return nil }
        let sorted = durations.sorted()
        p50 = sorted[Self.rank(50, of: sorted.count)]
        p95 = sorted[Self.rank(95, of: sorted.count)]
    }

    private static func rank(_ percent: Int, of count: Int) -> Int { max(0, (count * percent + 99) / 100 - 1) }
}

extension LatencyPresenter: FeaturePresenterProtocol {
    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {
        guard case .turnEnded(let summary) = event else { return }
        receive(
            summary, at: conversation.clock.time(moment.date), isTyped: conversation.isTyped(summary.userItemID))
    }
}
