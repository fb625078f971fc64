import EchoScreen

/// Shares a screen among the conversation and the panes beside it: in one column, or two on a very wide screen.
struct PaneColumns {
    /// From this width the events have a column of their own.
    static let threeColumns = 180
    static let leastMain = 48
    static let leastSide = 34

    private(set) var main: Rect
    private(set) var panes: [Pane: Rect] = [:]
    private(set) var dividers: [PaneDivider] = []
    private let arrangement: PaneArrangement
    private let wantedSettings: Int

    init(_ body: Rect, beside: [Pane], _ state: ScreenViewState) {
        arrangement = state.preferences.arrangement
        wantedSettings = SettingsView.wantedRows(state.settings) + 2
        main = body
        guard !beside.isEmpty else {
            main = body.centered(width: ScreenLayout.widestConversation, height: body.height)
            return
        }
        let isThird = body.width >= Self.threeColumns && beside.count > 1 && beside.contains(.events)
        let side = splitSide(body, columns: isThird ? 2 : 1)
        let (middle, events) = isThird ? splitEvents(side, body) : (side, nil)
        stack(beside.filter { events == nil || $0 != .events }, in: middle)
        if let events { panes[.events] = events }
    }

    private mutating func splitSide(_ body: Rect, columns: Int) -> Rect {
        let least = Self.leastSide * columns
        let usual = columns == 1 ? Self.usualSide(body.width) : Self.usualSides(body.width)
        let wanted = arrangement.side.map { Self.part($0, of: body.width) } ?? usual
        let width = min(max(wanted, least), body.width - Self.leastMain)
        let (left, side) = body.splitLeft(body.width - width)
        main = left
        dividers.append(
            divider(
                .side, at: side.x, in: body.x + Self.leastMain...body.maxX - least, along: body, from: body.maxX,
                of: body.width))
        return side
    }

    private mutating func splitEvents(_ side: Rect, _ body: Rect) -> (Rect, Rect?) {
        let usual = side.width - min(56, max(42, side.width * 45 / 100))
        let wanted = arrangement.events.map { Self.part($0, of: body.width) } ?? usual
        let width = min(max(wanted, Self.leastSide), side.width - Self.leastSide)
        let (middle, events) = side.splitLeft(side.width - width)
        dividers.append(
            divider(
                .events, at: events.x, in: side.x + Self.leastSide...side.maxX - Self.leastSide, along: side,
                from: body.maxX, of: body.width))
        return (middle, events)
    }

    /// The panes one above the other; the last takes what is left.
    private mutating func stack(_ stacked: [Pane], in column: Rect) {
        var rest = column
        for (index, pane) in stacked.enumerated() {
            let below = stacked.dropFirst(index + 1)
            guard !below.isEmpty else { return panes[pane] = rest }
            let most = max(Self.least(pane), rest.height - below.reduce(0) { $0 + Self.least($1) })
            let height = min(max(wantedRows(pane, column, rest), Self.least(pane)), most)
            let top = rest.y
            (panes[pane], rest) = rest.splitTop(height)
            dividers.append(
                divider(
                    pane == .levels ? .levels : .settings, at: rest.y, in: top + Self.least(pane)...top + most,
                    along: column, from: top, of: column.height))
        }
    }

    private func wantedRows(_ pane: Pane, _ column: Rect, _ rest: Rect) -> Int {
        switch pane {
        case .levels:
            arrangement.levels.map { Self.part($0, of: column.height) }
                ?? (column.height >= 30 ? LevelsView.roomyRows : LevelsView.rows) + 2
        default:
            arrangement.settings.map { Self.part($0, of: column.height) } ?? min(wantedSettings, rest.height * 3 / 5)
        }
    }

    private func divider(
        _ kind: PaneDivider.Kind, at position: Int, in range: ClosedRange<Int>, along rect: Rect, from origin: Int,
        of whole: Int
    ) -> PaneDivider {
        let isVertical = kind == .side || kind == .events
        let area =
            isVertical
            ? Rect(x: position - 1, y: rect.y, width: 2, height: rect.height)
            : Rect(x: rect.x, y: position - 1, width: rect.width, height: 2)
        return PaneDivider(
            kind: kind, position: position, range: range, area: area, origin: origin, whole: whole)
    }

    private static func part(_ share: Double, of whole: Int) -> Int { Int((share.clamped * Double(whole)).rounded()) }

    /// Rows with the border: what shows at least something of it.
    private static func least(_ pane: Pane) -> Int { pane == .settings ? 5 : 4 }

    /// Beside a conversation whose lines are no longer than is easy to read.
    private static func usualSide(_ width: Int) -> Int {
        max(width - ScreenLayout.widestConversation, min(56, max(42, width * 2 / 5)))
    }

    /// Both columns beside it.
    private static func usualSides(_ width: Int) -> Int { width - min(ScreenLayout.widestConversation, width / 2) }
}
