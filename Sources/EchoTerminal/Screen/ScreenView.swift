import EchoScreen

/// Draws the whole screen from its view state. From frame to frame it keeps what layouts remember, and the cells of the
/// panes in which nothing has changed.
public struct ScreenView {
    private let keymap: Keymap
    private let glyphs: GlyphSet
    private var conversation = ConversationView()
    private var settings = SettingsView()
    private var eventLog = EventLogView()
    private var composer = ComposerView()
    private var size: Size?
    private var layout: ScreenLayout?
    /// The parts that lie beside one another. What lies above them is drawn on a copy.
    private var ground = Frame(size: Size(width: 0, height: 0))
    private var parts = ScreenParts()

    /// So many links that are seen no more are forgotten.
    private static let mostLinks = 256

    /// `glyphs` is what the terminal can show.
    public init(keymap: Keymap, glyphs: GlyphSet = .unicode) {
        self.keymap = keymap
        self.glyphs = glyphs
    }

    /// How many messages were laid out since the start.
    var layoutMisses: Int { conversation.misses }

    /// Lays everything out anew with the next frame.
    mutating func forgetLayouts() {
        conversation = ConversationView()
        forgetCells()
    }

    /// How often a pane was drawn since everything was.
    func draws(of pane: Pane) -> Int { pane == .composer ? parts.composer.draws : parts.panes[pane]?.draws ?? 0 }

    /// Draws everything with the next frame.
    mutating func forgetCells() {
        ground = Frame(size: size ?? ground.size)
        parts = ScreenParts()
    }

    public mutating func draw(_ state: ScreenViewState, size: Size) -> Frame {
        let glyphs = state.preferences.usesASCII ? .ascii : glyphs
        let takesLinks = state.takesLinks && glyphs == .unicode
        // Where a list stood on a smaller screen says nothing of where it should on this one.
        if size != self.size { settings = SettingsView() }
        let pictures = glyphs == .unicode ? state.pictures.map { PictureRoom($0, height: size.height) } : nil
        let isChanged =
            size != self.size || takesLinks != conversation.takesLinks || pictures != conversation.pictures
        if isChanged || ground.links.count > Self.mostLinks || ground.pictures.count > Frame.mostPictures / 2 {
            self.size = size
            (conversation.takesLinks, conversation.pictures) = (takesLinks, pictures)
            forgetCells()
        }
        var frame = compose(state, size)
        frame.spell(with: glyphs)
        return frame
    }

    private mutating func compose(_ state: ScreenViewState, _ size: Size) -> Frame {
        let layout = ScreenLayout(size, state: state)
        if layout != self.layout { forgetCells() }
        self.layout = layout
        guard !layout.isTooSmall else { return TooSmallView.frame(size) }
        let isPrompting = state.prompt != nil && state.overlay == nil
        drawParts(state, layout, hasHints: !isPrompting)
        var frame = ground
        arrangeAreas(layout, hasHints: !isPrompting, of: &frame)
        drawCompletion(state, layout, to: &frame)
        drawOverlay(state, layout, to: &frame)
        drawNotice(state, layout, to: &frame)
        if isPrompting, let prompt = state.prompt { PromptLine.draw(prompt, in: layout.hints, to: &frame) }
        frame.clearCoveredPictures()
        return frame
    }

    /// Those that have changed.
    private mutating func drawParts(_ state: ScreenViewState, _ layout: ScreenLayout, hasHints: Bool) {
        drawStatus(state, layout)
        for pane in Pane.all where layout.panes[pane] != nil { draw(pane, state, layout) }
        drawComposer(state, layout)
        if hasHints { drawHints(state, layout) }
    }

    /// What the mouse can act on, and where the cursor is: what was drawn later lies above.
    private func arrangeAreas(_ layout: ScreenLayout, hasHints: Bool, of frame: inout Frame) {
        frame.begin(in: Rect(x: 0, y: 0, width: 0, height: 0))
        for pane in Pane.all where layout.panes[pane] != nil { frame.add(parts.panes[pane]?.areas ?? []) }
        for divider in layout.dividers { frame.mark(divider.area, .divider(divider)) }
        frame.add(parts.composer.areas)
        frame.cursor = parts.composer.cursor
        if hasHints { frame.add(parts.hints.areas) }
    }

    /// Where the conversation stands after scrolling by lines.
    mutating func scrolled(_ state: ScreenViewState, by lines: Int, size: Size) -> ScrollPosition {
        let inner = messageArea(state, ScreenLayout(size, state: state))
        guard !inner.isEmpty else { return state.conversation.scroll }
        return conversation.scrolled(state.conversation, by: lines, in: inner)
    }

    private mutating func drawStatus(_ state: ScreenViewState, _ layout: ScreenLayout) {
        let meter = layout.hasRoomForLevels ? nil : state.activeMeter
        let key = ScreenParts.StatusKey(status: state.status, meter: meter)
        guard parts.status.begin(key, in: layout.status, of: &ground) else { return }
        StatusBar.draw(state.status, meter: meter, in: layout.status, to: &ground)
        parts.status.end(ground)
    }

    private mutating func drawHints(_ state: ScreenViewState, _ layout: ScreenLayout) {
        let own = KeyContext.all(of: state).filter { $0 == state.overlay?.keys || $0 == .playing }
        let contexts = own + [KeyContext(state)] + (state.replay == nil ? [] : [.replay])
        let key = ScreenParts.HintsKey(hints: hints(state, layout), contexts: contexts)
        guard parts.hints.begin(key, in: layout.hints, of: &ground) else { return }
        HintBar.draw(
            key.hints,
            keyName: { [keymap] command in contexts.lazy.compactMap { keymap.keyName(for: command, in: $0) }.first },
            in: layout.hints, to: &ground)
        parts.hints.end(ground)
    }

    private mutating func draw(_ pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout) {
        guard let rect = layout.panes[pane] else { return }
        let isFocused = state.focus == pane && state.overlay == nil
        let key = PaneKey(
            isFocused: isFocused,
            context: pane == .conversation || layout.zoomed != nil ? KeyContext(state) : nil,
            events: pane == .events || layout.tab != nil ? state.eventLog.countText : "",
            content: content(of: pane, state, layout))
        guard parts.panes[pane, default: DrawnPart()].begin(key, in: rect, of: &ground) else { return }
        let box = Box(rect: rect, isFocused: isFocused)
        ground.mark(rect, .pane(pane))
        drawTitle(pane, state, layout, of: box)
        drawContent(pane, state, layout, isFocused)
        drawFootnote(pane, state, layout, of: box)
        parts.panes[pane]?.end(ground)
    }

    private func content(of pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout) -> PaneKey.Content {
        switch pane {
        case .conversation:
            let voice = conversation.showsVoice ? state.levels.microphone.bands : []
            return .conversation(state.conversation, voice: voice, in: messageArea(state, layout))
        case .levels: return .levels(state.levels)
        case .settings: return .settings(state.settings)
        case .events: return .events(state.eventLog)
        default: return .nothing
        }
    }

    private mutating func drawFootnote(_ pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout, of box: Box) {
        switch pane {
        case .conversation:
            box.drawFootnote(conversation.footnote(state.conversation, in: messageArea(state, layout)), in: &ground)
        case .settings: box.drawFootnote(SettingsView.footnote(state.settings), in: &ground)
        case .events:
            let hasFilter = !hasFilterAbove(state, layout, box)
            let note = EventLogView.footnote(state.eventLog, columns: box.rect.width, hasFilter: hasFilter)
            box.drawFootnote(note, in: &ground)
        default: break
        }
    }

    /// Whether the words that the events are filtered by stand whole in the upper edge.
    private func hasFilterAbove(_ state: ScreenViewState, _ layout: ScreenLayout, _ box: Box) -> Bool {
        let title = PaneTitle.spans(.events, isFocused: box.isFocused, events: state.eventLog.countText)
        return layout.tab == nil && layout.zoomed == nil
            && box.hasRoom(title: title, note: EventLogView.note(state.eventLog))
    }

    private mutating func drawTitle(_ pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout, of box: Box) {
        let zoom = layout.zoomed == nil ? [] : PaneTitle.zoomed(keyName: keyNames(state))
        let events = state.eventLog.countText
        guard layout.tab != nil else {
            let title = PaneTitle.spans(pane, isFocused: box.isFocused, events: events)
            let note = zoom.isEmpty ? self.note(of: pane, state, in: box.rect) : zoom
            return box.draw(title: title, note: note, in: &ground)
        }
        let tabs = TabLine(tabs: layout.tabs, shown: pane, isFocused: box.isFocused, events: events)
        box.draw(title: tabs.spans, note: zoom, in: &ground)
        tabs.mark(x: box.rect.x + 2, y: box.rect.y, limit: box.rect.width - 4, in: &ground)
    }

    /// What stands at the right of a pane's title.
    private func note(of pane: Pane, _ state: ScreenViewState, in rect: Rect) -> [Span] {
        switch pane {
        case .events: EventLogView.note(state.eventLog)
        case .levels: LevelsView.note(state.levels, rows: rect.height - 2)
        default: []
        }
    }

    private mutating func drawContent(
        _ pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout, _ isFocused: Bool
    ) {
        let inner = pane == .conversation ? messageArea(state, layout) : layout.inner(pane)
        switch pane {
        case .conversation:
            conversation.draw(
                state.conversation, voice: state.levels.microphone.bands, in: inner, isFocused: isFocused,
                keyName: keyNames(state), to: &ground)
        case .levels: LevelsView.draw(state.levels, in: inner, to: &ground)
        case .settings: settings.draw(state.settings, in: inner, isFocused: isFocused, to: &ground)
        case .events: eventLog.draw(state.eventLog, in: inner, isFocused: isFocused, to: &ground)
        default: break
        }
    }

    private mutating func drawComposer(_ state: ScreenViewState, _ layout: ScreenLayout) {
        guard !layout.composer.isEmpty else { return }
        let isFocused = state.focus == .composer && state.overlay == nil
        let key = ScreenParts.ComposerKey(
            composer: state.composer, isFocused: isFocused, context: KeyContext(state))
        guard parts.composer.begin(key, in: layout.composer, of: &ground) else { return }
        ground.mark(layout.composer, .pane(.composer))
        composer.draw(
            state.composer, in: layout.composer, isFocused: isFocused, keyName: keyNames(state), to: &ground)
        parts.composer.end(ground)
    }

    private func drawNotice(_ state: ScreenViewState, _ layout: ScreenLayout, to frame: inout Frame) {
        guard let notice = state.notice else { return }
        NoticeView.draw(notice, in: noticeRect(state, layout), keyName: keyNames(state), to: &frame)
    }

    private func noticeRect(_ state: ScreenViewState, _ layout: ScreenLayout) -> Rect {
        if let split = Self.split(state, layout.size, keymap) { return split.notice }
        let main = layout.panes[layout.zoomed ?? layout.tab ?? .conversation] ?? layout.status
        guard let notice = state.notice else { return main.splitTop(0).0 }
        return NoticeView.rect(notice, in: main.inset(horizontally: 2, vertically: 1), keyName: keyNames(state))
    }

    /// The messages stand below a notice, so that it hides none of them.
    private func messageArea(_ state: ScreenViewState, _ layout: ScreenLayout) -> Rect {
        let inner = layout.inner(.conversation)
        guard !inner.isEmpty, state.notice != nil, state.overlay == nil else { return inner }
        return inner.splitTop(noticeRect(state, layout).height).1
    }

    private func drawCompletion(_ state: ScreenViewState, _ layout: ScreenLayout, to frame: inout Frame) {
        guard let list = state.completion, state.overlay == nil else { return }
        let line = state.prompt == nil ? layout.composer : layout.hints
        CompletionPopup(list: list, keyName: keyNames(state)).draw(
            above: line, in: Self.overlayArea(layout.size), to: &frame)
    }

    private func drawOverlay(_ state: ScreenViewState, _ layout: ScreenLayout, to frame: inout Frame) {
        guard let overlay = state.overlay else { return }
        OverlayView(keymap: keymap, context: KeyContext(state)).draw(
            overlay, in: Self.panelArea(state, layout.size, keymap), to: &frame)
    }

    /// A panel stands above a notice that comes while it is open, so that both are read and the panel stays where it is.
    static func panelArea(_ state: ScreenViewState, _ size: Size, _ keymap: Keymap) -> Rect {
        let area = overlayArea(size)
        guard let overlay = state.overlay, let split = split(state, size, keymap) else { return area }
        func rect(in area: Rect) -> Rect {
            OverlayLayout(overlay, in: area, keymap: keymap, context: KeyContext(state)).rect
        }
        let whole = rect(in: area)
        guard whole.maxY > split.notice.y else { return area }
        return split.panel.splitTop(whole.y - rect(in: split.panel).y).1
    }

    /// Nil without a notice or a panel.
    private static func split(_ state: ScreenViewState, _ size: Size, _ keymap: Keymap) -> (panel: Rect, notice: Rect)?
    {
        guard let notice = state.notice, state.overlay != nil else { return nil }
        let (area, context) = (overlayArea(size), KeyContext(state))
        let rows = NoticeView.rect(notice, in: area) { keymap.anyKeyName(for: $0, near: context) ?? "" }.height
        let (panel, below) = area.splitBottom(rows)
        return (panel, below)
    }

    /// Whether a panel has more than it shows is known here alone.
    private func hints(_ state: ScreenViewState, _ layout: ScreenLayout) -> [HintViewState] {
        guard let overlay = state.overlay, KeyContext(state) == .panel else { return state.hints }
        if case .columns = overlay.content { return state.hints }
        guard overlay.marked == nil else { return state.hints }
        let area = Self.panelArea(state, layout.size, keymap)
        let panel = OverlayLayout(overlay, in: area, keymap: keymap, context: KeyContext(state))
        return panel.maximumScroll > 0 ? state.hints : state.hints.filter { $0.partner != .selectDown }
    }

    /// A panel covers all but the top and bottom line.
    static func overlayArea(_ size: Size) -> Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 2) }

    private func keyNames(_ state: ScreenViewState) -> (Command) -> String {
        let context = KeyContext(state)
        return { keymap.anyKeyName(for: $0, near: context) ?? "" }
    }
}

extension ScreenViewState {
    /// The direction in which something sounds now.
    fileprivate var activeMeter: MeterViewState? {
        switch activity {
        case .listening, .hearing: levels.microphone
        case .speaking: levels.loudspeaker
        default: nil
        }
    }
}
