import EchoScreen

/// Where the parts of a chart stand: words, the bars with their numbers, the list.
struct ChartLayout {
    static let title = 14
    static let number = 9
    /// Items that are worth a scrollbar rather than a larger panel.
    static let mostItems = 8

    let words: [[Span]]
    let bars: Rect
    let items: Rect

    init(_ state: ChartViewState, in rect: Rect) {
        words = Self.words(state, width: rect.width)
        let below = rect.splitTop(words.count + 1).1
        let wanted = Self.barRows(state)
        // One item at least is in the list, or its place is for the bars.
        bars = below.splitTop(min(wanted, below.height)).0
        items = below.splitTop(wanted + 1).1
    }

    /// Rows that show everything.
    static func rows(_ state: ChartViewState, width: Int) -> Int {
        words(state, width: width).count + 2 + barRows(state) + min(mostItems, state.items.count)
    }

    /// Columns that show everything well.
    static let width = 92

    static func words(_ state: ChartViewState, width: Int) -> [[Span]] {
        [state.headline, state.summary].flatMap { WrappedSpans.lines($0.map { Span($0) }, width: max(1, width)) }
    }

    /// The heading, the bars, and a rule for each that stands apart.
    private static func barRows(_ state: ChartViewState) -> Int {
        1 + state.rows.count + state.rows.count { $0.isApart }
    }
}
