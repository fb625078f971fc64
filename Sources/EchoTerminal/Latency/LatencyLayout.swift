import EchoPresentation

/// Where the parts of the latency panel stand: words, the waterfall with its numbers, the list of turns.
struct LatencyLayout {
    static let title = 14
    static let number = 9
    /// Turns that are worth a scrollbar rather than a larger panel.
    static let mostTurns = 8

    let words: [[Span]]
    let stages: Rect
    let turns: Rect

    init(_ state: LatencyViewState, in rect: Rect) {
        words = Self.words(state, width: rect.width)
        let below = rect.splitTop(words.count + 1).1
        let wanted = Self.stageRows(state)
        // One turn at least is in the list, or its place is for the stages.
        stages = below.splitTop(min(wanted, below.height)).0
        turns = below.splitTop(wanted + 1).1
    }

    /// Rows that show everything.
    static func rows(_ state: LatencyViewState, width: Int) -> Int {
        words(state, width: width).count + 2 + stageRows(state) + min(mostTurns, state.turns.count)
    }

    /// Columns that show everything well.
    static let width = 92

    static func words(_ state: LatencyViewState, width: Int) -> [[Span]] {
        [state.headline, state.summary].flatMap { WrappedSpans.lines($0.map { Span($0) }, width: max(1, width)) }
    }

    /// The heading, the stages, and a rule for each that stands apart.
    private static func stageRows(_ state: LatencyViewState) -> Int {
        1 + state.stages.count + state.stages.count { $0.isApart }
    }
}
