import EchoScreen

/// Where two panes meet: their borders can be moved together, within what the panes need at least.
struct PaneDivider: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case side, events, levels, settings }

    let kind: Kind
    /// The first column, or row, behind it.
    let position: Int
    /// Where it may stand.
    let range: ClosedRange<Int>
    /// The two borders that make it.
    let area: Rect
    /// Where what its share is measured from begins, and how long the whole is.
    let origin: Int
    let whole: Int

    var isVertical: Bool { kind == .side || kind == .events }

    /// The arrangement in which it stands as near to `place` as may be.
    func moved(to place: Int, in arrangement: PaneArrangement) -> PaneArrangement {
        let place = min(max(place, range.lowerBound), range.upperBound)
        let share = Double(abs(place - origin)) / Double(max(1, whole))
        var arrangement = arrangement
        switch kind {
        case .side: arrangement.side = share
        case .events: arrangement.events = share
        case .levels: arrangement.levels = share
        case .settings: arrangement.settings = share
        }
        return arrangement
    }

    func isBelow(_ rect: Rect) -> Bool { !isVertical && position == rect.maxY && area.x == rect.x }
    func isAbove(_ rect: Rect) -> Bool { !isVertical && position == rect.y && area.x == rect.x }
    func isRight(of rect: Rect) -> Bool { isVertical && position == rect.maxX }
    func isLeft(of rect: Rect) -> Bool { isVertical && position == rect.x }
}
