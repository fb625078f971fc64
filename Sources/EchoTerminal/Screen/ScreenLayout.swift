import EchoPresentation

/// Where everything stands on a screen of a given size.
struct ScreenLayout: Sendable, Hashable {
    static let minimum = Size(width: 60, height: 16)
    /// From this width the panes stand beside the conversation; below they share its place as tabs.
    static let wideWidth = 100

    let size: Size
    let status: Rect
    let hints: Rect
    let composer: Rect
    /// The panes on the screen, with their borders.
    let panes: [Pane: Rect]
    /// On a narrow screen, the one pane that is seen.
    let tab: Pane?

    var hasRoomForLevels: Bool { panes[.levels] != nil }

    var isTooSmall: Bool { size.width < Self.minimum.width || size.height < Self.minimum.height }

    init(_ size: Size, state: ScreenViewState) {
        self.size = size
        let all = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let (status, rest) = all.splitTop(1)
        let (body, hints) = rest.splitBottom(1)
        self.status = status
        self.hints = hints
        let isWide = size.width >= Self.wideWidth
        let (left, right) =
            isWide ? body.splitLeft(body.width - Self.sideWidth(body.width)) : body.splitLeft(body.width)
        let rows = ComposerView.height(state.composer, width: left.width, available: left.height)
        let (main, composer) = left.splitBottom(rows)
        self.composer = composer
        tab = isWide ? nil : Self.tab(state.focus)
        panes = tab.map { [$0: main] } ?? Self.sidePanes(right, state).merging([.conversation: main]) { $1 }
    }

    func inner(_ pane: Pane) -> Rect {
        guard let rect = panes[pane] else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        let blank = pane == .conversation || pane == .levels ? 2 : 1
        return rect.inset(horizontally: blank, vertically: 1)
    }

    private static func tab(_ focus: Pane) -> Pane { focus == .composer ? .conversation : focus }

    private static func sideWidth(_ width: Int) -> Int { min(56, max(42, width * 2 / 5)) }

    private static func sidePanes(_ rect: Rect, _ state: ScreenViewState) -> [Pane: Rect] {
        let (levels, rest) = rect.splitTop(LevelsView.rows + (rect.height >= 30 ? 3 : 2))
        let wanted = SettingsView.wantedRows(state.settings) + 2
        let (settings, events) = rest.splitTop(min(wanted, rest.height * 3 / 5))
        return [.levels: levels, .settings: settings, .events: events]
    }
}
