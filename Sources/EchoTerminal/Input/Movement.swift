import EchoScreen

/// How far a movement goes: only the layout knows how many rows a page has and where text ends.
struct Movement {
    let keymap: Keymap
    let size: Size

    /// - Returns: nil for what is no movement, or none that the layout has to measure.
    func intent(for command: Command, _ state: ScreenViewState, _ view: inout ScreenView) -> Intent? {
        switch command {
        case .growPane: resize(state, by: 1)
        case .shrinkPane: resize(state, by: -1)
        case .selectUp, .selectDown, .pageUp, .pageDown, .selectFirst, .selectLast: move(command, state, &view)
        default: nil
        }
    }

    /// What the mouse wheel does to an open panel.
    func turn(_ overlay: OverlayViewState, by rows: Int, _ state: ScreenViewState) -> Intent {
        guard KeyContext(state) == .panel, overlay.marked == nil else { return .scroll(by: rows.signum()) }
        let layout = layout(of: overlay, state)
        return Self.scroll(overlay, to: layout.first(layout.first(overlay.scroll) + rows), isUp: rows < 0)
    }

    /// Where a panel cannot go up any further it is told that it was to: it may have something in front of its first line.
    private static func scroll(_ overlay: OverlayViewState, to line: Int, isUp: Bool) -> Intent {
        let rows = line - overlay.scroll
        return .scroll(by: rows == 0 && isUp ? -1 : rows)
    }

    private func move(_ command: Command, _ state: ScreenViewState, _ view: inout ScreenView) -> Intent? {
        switch KeyContext(state) {
        case .panel: panel(command, state)
        case .conversation, .deciding, .composer, .composerEmpty, .composerNormal, .approval:
            conversation(command, state, &view)
        case .settings: list(command, page: page(.settings, state))
        case .events: list(command, page: page(.events, state))
        case .choices, .palette, .tree: list(command, page: 10)
        default: nil
        }
    }

    private func conversation(_ command: Command, _ state: ScreenViewState, _ view: inout ScreenView) -> Intent? {
        let page = page(.conversation, state)
        switch command {
        case .selectUp: return scroll(state, by: -1, &view)
        case .selectDown: return scroll(state, by: 1, &view)
        case .pageUp: return scroll(state, by: -page, &view)
        case .pageDown: return scroll(state, by: page, &view)
        case .selectFirst: return scroll(state.scrolledToStart, by: 0, &view)
        case .selectLast: return .scrollConversation(to: .following)
        default: return nil
        }
    }

    private func scroll(_ state: ScreenViewState, by lines: Int, _ view: inout ScreenView) -> Intent {
        .scrollConversation(to: view.scrolled(state, by: lines, size: size))
    }

    private func list(_ command: Command, page: Int) -> Intent? {
        switch command {
        case .pageUp: .scroll(by: -page)
        case .pageDown: .scroll(by: page)
        default: nil
        }
    }

    private func panel(_ command: Command, _ state: ScreenViewState) -> Intent? {
        guard let overlay = state.overlay else { return nil }
        if case .columns = overlay.content { return bars(command) }
        let layout = layout(of: overlay, state)
        let page = max(1, layout.text.height - 1)
        // The cursor moves, and what is shown follows it.
        guard overlay.marked == nil else { return list(command, page: page) }
        let first = layout.first(overlay.scroll)
        let target: Int
        switch command {
        case .selectUp: target = first - 1
        case .selectDown: target = first + 1
        case .pageUp: target = first - page
        case .pageDown: target = first + page
        case .selectFirst: target = 0
        case .selectLast: target = layout.maximumScroll
        default: return nil
        }
        return Self.scroll(overlay, to: layout.first(target), isUp: target < first)
    }

    /// Upright bars are seen whole: one of them is selected, seven are a page.
    private func bars(_ command: Command) -> Intent? {
        switch command {
        case .selectUp: .scroll(by: -1)
        case .selectDown: .scroll(by: 1)
        case .pageUp: .scroll(by: -7)
        case .pageDown: .scroll(by: 7)
        case .selectFirst: .scroll(by: -1_000)
        case .selectLast: .scroll(by: 1_000)
        default: nil
        }
    }

    private func layout(of overlay: OverlayViewState, _ state: ScreenViewState) -> OverlayLayout {
        OverlayLayout(
            overlay, in: ScreenView.panelArea(state, size, keymap), keymap: keymap, context: KeyContext(state))
    }

    /// Moves the divider of the focused pane; nil where it has none.
    private func resize(_ state: ScreenViewState, by steps: Int) -> Intent? {
        guard state.overlay == nil, let (divider, forward) = ScreenLayout(size, state: state).divider(of: state.focus)
        else { return nil }
        let cells = steps * (divider.isVertical ? 2 : 1) * (forward ? 1 : -1)
        return .arrange(divider.moved(to: divider.position + cells, in: state.preferences.arrangement))
    }

    private func page(_ pane: Pane, _ state: ScreenViewState) -> Int {
        max(1, ScreenLayout(size, state: state).inner(pane).height - 1)
    }
}

extension ScreenViewState {
    fileprivate var scrolledToStart: ScreenViewState {
        var state = self
        state.conversation.scroll = .anchored(row: 0, line: 0)
        return state
    }
}
