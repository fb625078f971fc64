import EchoPresentation

/// Draws the whole screen from its view state. Keeps only what layouts remember from frame to frame.
public struct ScreenView {
    private let keymap: Keymap
    private let glyphs: GlyphSet
    private var conversation = ConversationView()
    private var settings = SettingsView()
    private var eventLog = EventLogView()
    private var composer = ComposerView()
    private var size: Size?

    /// `glyphs` is what the terminal can show.
    public init(keymap: Keymap, glyphs: GlyphSet = .unicode) {
        self.keymap = keymap
        self.glyphs = glyphs
    }

    /// How many messages were laid out since the start.
    var layoutMisses: Int { conversation.misses }

    /// Lays everything out anew with the next frame.
    mutating func forgetLayouts() { conversation = ConversationView() }

    public mutating func draw(_ state: ScreenViewState, size: Size) -> Frame {
        let glyphs = state.preferences.usesASCII ? .ascii : glyphs
        conversation.takesLinks = state.takesLinks && glyphs == .unicode
        // Where a list stood on a smaller screen says nothing of where it should on this one.
        if size != self.size { settings = SettingsView() }
        self.size = size
        var frame = compose(state, size)
        frame.spell(with: glyphs)
        return frame
    }

    private mutating func compose(_ state: ScreenViewState, _ size: Size) -> Frame {
        var frame = Frame(size: size)
        let layout = ScreenLayout(size, state: state)
        guard !layout.isTooSmall else { return TooSmallView.frame(size) }
        StatusBar.draw(
            state.status, meter: layout.hasRoomForLevels ? nil : state.activeMeter, in: layout.status, to: &frame)
        for pane in Pane.all where layout.panes[pane] != nil { draw(pane, state, layout, to: &frame) }
        for divider in layout.dividers { frame.mark(divider.area, .divider(divider)) }
        drawComposer(state, layout, to: &frame)
        drawNotice(state, layout, to: &frame)
        drawCompletion(state, layout, to: &frame)
        drawOverlay(state, layout, to: &frame)
        if let prompt = state.prompt, state.overlay == nil {
            PromptLine.draw(prompt, in: layout.hints, to: &frame)
            return frame
        }
        let contexts = [KeyContext(state)] + (state.replay == nil ? [] : [.replay])
        HintBar.draw(
            hints(state, layout),
            keyName: { command in contexts.compactMap { keymap.keyName(for: command, in: $0) }.first },
            in: layout.hints, to: &frame)
        return frame
    }

    /// Where the conversation stands after scrolling by lines.
    mutating func scrolled(_ state: ScreenViewState, by lines: Int, size: Size) -> ScrollPosition {
        let inner = messageArea(state, ScreenLayout(size, state: state))
        guard !inner.isEmpty else { return state.conversation.scroll }
        return conversation.scrolled(state.conversation, by: lines, in: inner)
    }

    private mutating func draw(_ pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout, to frame: inout Frame) {
        guard let rect = layout.panes[pane] else { return }
        let isFocused = state.focus == pane && state.overlay == nil
        let box = Box(rect: rect, isFocused: isFocused)
        frame.mark(rect, .pane(pane))
        drawTitle(pane, state, layout, of: box, to: &frame)
        drawContent(pane, state, layout, isFocused, to: &frame)
        if pane == .conversation {
            box.drawFootnote(conversation.footnote(state.conversation, in: messageArea(state, layout)), in: &frame)
        }
        if pane == .settings { box.drawFootnote(SettingsView.footnote(state.settings), in: &frame) }
        guard pane == .events else { return }
        let footnote = EventLogView.footnote(
            state.eventLog, columns: rect.width, hasFilter: !hasFilterAbove(state, layout, box))
        box.drawFootnote(footnote, in: &frame)
    }

    /// Whether the words that the events are filtered by stand whole in the upper edge.
    private func hasFilterAbove(_ state: ScreenViewState, _ layout: ScreenLayout, _ box: Box) -> Bool {
        let title = PaneTitle.spans(.events, isFocused: box.isFocused, events: state.eventLog.countText)
        return layout.tab == nil && layout.zoomed == nil
            && box.hasRoom(title: title, note: EventLogView.note(state.eventLog))
    }

    private func drawTitle(
        _ pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout, of box: Box, to frame: inout Frame
    ) {
        let zoom = layout.zoomed == nil ? [] : PaneTitle.zoomed(keyName: keyNames(state))
        let events = state.eventLog.countText
        guard layout.tab != nil else {
            let title = PaneTitle.spans(pane, isFocused: box.isFocused, events: events)
            let note = zoom.isEmpty ? self.note(of: pane, state, in: box.rect) : zoom
            return box.draw(title: title, note: note, in: &frame)
        }
        let tabs = TabLine(tabs: layout.tabs, shown: pane, isFocused: box.isFocused, events: events)
        box.draw(title: tabs.spans, note: zoom, in: &frame)
        tabs.mark(x: box.rect.x + 2, y: box.rect.y, limit: box.rect.width - 4, in: &frame)
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
        _ pane: Pane, _ state: ScreenViewState, _ layout: ScreenLayout, _ isFocused: Bool, to frame: inout Frame
    ) {
        let inner = pane == .conversation ? messageArea(state, layout) : layout.inner(pane)
        switch pane {
        case .conversation:
            conversation.draw(
                state.conversation, voice: state.levels.microphone.bands, in: inner, isFocused: isFocused,
                keyName: keyNames(state), to: &frame)
        case .levels: LevelsView.draw(state.levels, in: inner, to: &frame)
        case .settings: settings.draw(state.settings, in: inner, isFocused: isFocused, to: &frame)
        case .events: eventLog.draw(state.eventLog, in: inner, isFocused: isFocused, to: &frame)
        default: break
        }
    }

    private mutating func drawComposer(_ state: ScreenViewState, _ layout: ScreenLayout, to frame: inout Frame) {
        guard !layout.composer.isEmpty else { return }
        let isFocused = state.focus == .composer && state.overlay == nil
        frame.mark(layout.composer, .pane(.composer))
        composer.draw(
            state.composer, in: layout.composer, isFocused: isFocused, keyName: keyNames(state), to: &frame)
    }

    private func drawNotice(_ state: ScreenViewState, _ layout: ScreenLayout, to frame: inout Frame) {
        guard let notice = state.notice, state.overlay == nil else { return }
        NoticeView.draw(notice, in: noticeRect(state, layout), keyName: keyNames(state), to: &frame)
    }

    private func noticeRect(_ state: ScreenViewState, _ layout: ScreenLayout) -> Rect {
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
            overlay, in: Self.overlayArea(layout.size), to: &frame)
    }

    /// Whether a panel has more than it shows is known here alone.
    private func hints(_ state: ScreenViewState, _ layout: ScreenLayout) -> [HintViewState] {
        guard let overlay = state.overlay, KeyContext(state) == .panel else { return state.hints }
        let area = Self.overlayArea(layout.size)
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
