import EchoScreen

/// Where everything stands on a screen of a given size.
struct ScreenLayout: Sendable, Hashable {
    static let minimum = Size(width: 60, height: 16)
    /// From this width the panes stand beside the conversation; below they share its place as tabs.
    static let wideWidth = 100
    /// The longest line of a text that is still easy to read.
    static let measure = 110
    /// A conversation with such lines: the bar of the author before them, a border and a blank at both sides.
    static let widestConversation = measure + MessageLayout.indent + 4

    let size: Size
    let status: Rect
    let hints: Rect
    let composer: Rect
    /// The panes on the screen, with their borders.
    let panes: [Pane: Rect]
    /// Where panes meet and can be moved against one another.
    let dividers: [PaneDivider]
    /// On a narrow screen, the one pane that is seen.
    let tab: Pane?
    /// The panes that are not hidden.
    let tabs: [Pane]
    /// The pane that was given the whole screen.
    let zoomed: Pane?

    var hasRoomForLevels: Bool { panes[.levels] != nil }

    var isTooSmall: Bool { size.width < Self.minimum.width || size.height < Self.minimum.height }

    init(_ size: Size, state: ScreenViewState) {
        self.size = size
        let all = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let (status, rest) = all.splitTop(1)
        let (body, hints) = rest.splitBottom(1)
        self.status = status
        self.hints = hints
        let arrangement = state.preferences.arrangement
        let isWide = size.width >= Self.wideWidth
        zoomed = arrangement.zoomed(whileFocusedOn: state.focus)
        tab = isWide ? nil : state.focus.place
        tabs = PaneArrangement.panes.filter { !arrangement.hidden.contains($0) || $0 == state.focus }
        let beside = isWide && zoomed == nil ? tabs.filter { $0 != .conversation } : []
        let columns = PaneColumns(body, beside: beside, state)
        let shown = zoomed ?? tab ?? .conversation
        let hasComposer = zoomed == nil || shown == .conversation
        let rows =
            hasComposer
            ? ComposerView.height(state.composer, width: columns.main.width, available: columns.main.height) : 0
        let whole = shown == .conversation ? columns.main : body
        let (main, composer) = whole.splitBottom(rows)
        self.composer = composer
        panes = columns.panes.merging([shown: main]) { $1 }
        dividers = columns.dividers
    }

    func inner(_ pane: Pane) -> Rect {
        guard let rect = panes[pane] else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        let blank = pane == .conversation || pane == .levels ? 2 : 1
        let inner = rect.inset(horizontally: blank, vertically: 1)
        guard pane == .conversation else { return inner }
        return inner.centered(width: Self.measure + MessageLayout.indent, height: inner.height)
    }

    /// The divider that makes a pane larger, and whether it does so by moving right or down.
    func divider(of pane: Pane) -> (divider: PaneDivider, growsForward: Bool)? {
        guard let rect = panes[pane.place] else { return nil }
        if pane.place == .conversation { return dividers.first { $0.isRight(of: rect) }.map { ($0, true) } }
        if let below = dividers.first(where: { $0.isBelow(rect) }) { return (below, true) }
        let back = dividers.first { $0.isAbove(rect) } ?? dividers.first { $0.isLeft(of: rect) }
        return back.map { ($0, false) }
    }
}

extension Pane {
    /// The composer stands below the conversation and goes with it.
    var place: Pane { self == .composer ? .conversation : self }
}
