import EchoScreen

/// Says what a person asks for with the mouse, given what the screen shows below it.
struct MouseTranslator {
    /// The thing held while the button is down.
    private enum Grip {
        case divider(PaneDivider, offset: Int)
        case slider(SettingID, track: Rect)
        case text(EditorArea)
        /// The bar of a row of a panel; `position` is where it was dragged to.
        case track(Command, Rect, position: Double?)
    }

    /// Lines a turn of the wheel goes.
    static let wheelLines = 3

    private let keymap: Keymap
    private var grip: Grip?
    private var clicks = ClickCounter()
    /// The row of a panel's list that was pressed last.
    private var pressedRow: Int?

    init(keymap: Keymap) { self.keymap = keymap }

    /// `now` tells a double click. What is asked for comes in order; most often it is one thing or none.
    mutating func intents(
        _ event: MouseEvent, at now: ContinuousClock.Instant, _ state: ScreenViewState, _ view: inout ScreenView,
        _ size: Size
    ) -> [Intent] {
        switch event.action {
        case .pressed where event.button == .left: return press(event.place, now, state, &view, size)
        case .pressed, .wheelLeft, .wheelRight: return []
        case .dragged: return drag(to: event.place, state)
        case .released: return release()
        case .wheelUp: return turn(by: -Self.wheelLines, event.place, state, &view, size)
        case .wheelDown: return turn(by: Self.wheelLines, event.place, state, &view, size)
        }
    }

    private mutating func press(
        _ place: Point, _ now: ContinuousClock.Instant, _ state: ScreenViewState, _ view: inout ScreenView, _ size: Size
    ) -> [Intent] {
        let isDouble = clicks.isSecond(at: place, now)
        // What is opened is what the first press chose, whatever has moved below the mouse since.
        let before = pressedRow
        if isDouble, let before, before == state.overlay?.selection { return [.perform(.open)] }
        let target = view.draw(state, size: size).target(at: place)
        pressedRow = if case .choice(let row)? = target { row } else { nil }
        grip = Self.grip(target, place, state)
        switch target {
        case .pane(let pane)?, .tab(let pane)?: return pane == state.focus ? [] : [.perform(.focus(pane))]
        case .row(let pane, let row)?: return [isDouble ? .open(pane, row: row) : .select(pane, row: row)]
        case .message(let row, let code)?:
            return [isDouble ? .open(.conversation, row: row) : .selectMessage(row: row, code: code)]
        case .slider(let id, let row, let track)?:
            return [.select(.settings, row: row), .slide(id, to: Self.position(place, track))]
        case .text(let area)?: return [.placeCaret(area.offset(at: place))]
        case .command(let command)?:
            return [Movement(keymap: keymap, size: size).intent(for: command, state, &view) ?? .perform(command)]
        case .key(let command, let words)?: return [.performWith(command, words)]
        case .choice(let row)?:
            return Self.choosing(row, state) + (isDouble && row == before ? [.perform(.open)] : [])
        case .track(let row, let track)?:
            let slide = state.overlay?.trackCommand.map { command in
                [Intent.performWith(command, "\(Self.position(place, track))")]
            }
            return Self.choosing(row, state) + (slide ?? [])
        case .behind?: return KeyContext(state).closesOutside ? [.perform(.stop)] : []
        case .divider?, .panel?, nil: return []
        }
    }

    private static func choosing(_ row: Int, _ state: ScreenViewState) -> [Intent] {
        let rows = row - (state.overlay?.selection ?? row)
        return rows == 0 ? [] : [.scroll(by: rows)]
    }

    private mutating func drag(to place: Point, _ state: ScreenViewState) -> [Intent] {
        switch grip {
        case .divider(let divider, let offset)?:
            let moved = divider.moved(
                to: (divider.isVertical ? place.x : place.y) - offset, in: state.preferences.arrangement)
            return moved == state.preferences.arrangement ? [] : [.arrange(moved)]
        case .slider(let id, let track)?: return [.slide(id, to: Self.position(place, track))]
        case .text(let area)?: return [.placeCaret(area.offset(at: place))]
        case .track(let command, let track, _)?:
            grip = .track(command, track, position: Self.position(place, track))
            return []
        case nil: return []
        }
    }

    /// What stands behind a bar is told where it was dragged to, and nothing on the way.
    private mutating func release() -> [Intent] {
        defer { grip = nil }
        guard case .track(let command, _, let position?)? = grip else { return [] }
        return [.performWith(command, "\(position)")]
    }

    private func turn(
        by lines: Int, _ place: Point, _ state: ScreenViewState, _ view: inout ScreenView, _ size: Size
    ) -> [Intent] {
        let movement = Movement(keymap: keymap, size: size)
        if let overlay = state.overlay { return [movement.turn(overlay, by: lines, state)] }
        switch view.draw(state, size: size).pane(at: place) {
        case .conversation?: return [.scrollConversation(to: view.scrolled(state, by: lines, size: size))]
        case .settings?: return [.scrollPane(.settings, by: lines.signum())]
        case .events?: return [.scrollPane(.events, by: lines)]
        default: return []
        }
    }

    private static func grip(_ target: MouseTarget?, _ place: Point, _ state: ScreenViewState) -> Grip? {
        switch target {
        case .divider(let divider)?:
            .divider(divider, offset: (divider.isVertical ? place.x : place.y) - divider.position)
        case .slider(let id, _, let track)?: .slider(id, track: track)
        case .text(let area)?: .text(area)
        case .track(_, let track)?: state.overlay?.trackCommand.map { .track($0, track, position: nil) }
        default: nil
        }
    }

    /// Along the track, from its first cell to its last.
    private static func position(_ place: Point, _ track: Rect) -> Double {
        (Double(place.x - track.x) / Double(max(1, track.width - 1))).clamped
    }
}

extension OverlayViewState {
    /// What a press on a track does.
    fileprivate var trackCommand: Command? {
        if case .tree(let tree) = content { tree.trackCommand } else { nil }
    }

    /// The selected row of a list.
    fileprivate var selection: Int? {
        switch content {
        case .choices(let list): list.selection
        case .tree(let tree): tree.selection
        case .chart(let chart): chart.selection
        case .columns(let columns): columns.selection
        case .palette(let palette): palette.list.selection
        case .form(let form): form.fields.firstIndex(where: \.isSelected)
        case .help, .lines, .paragraphs, .table, .paired, .editor, .keypad, .confirmation: nil
        }
    }
}

extension KeyContext {
    /// A press beside the panel closes it. What is written or asked is not lost by a slip of the hand.
    fileprivate var closesOutside: Bool { [.panel, .choices, .tree, .palette].contains(self) }
}

/// Tells the second press of a double click from a press.
struct ClickCounter: Sendable {
    /// As long as most desktops wait for the second press.
    static let longest = Duration.milliseconds(400)

    private var last: (place: Point, at: ContinuousClock.Instant)?

    /// Whether this press is the second at the same place. The one after begins anew.
    mutating func isSecond(at place: Point, _ now: ContinuousClock.Instant) -> Bool {
        if let last, last.place == place, now - last.at <= Self.longest {
            self.last = nil
            return true
        }
        last = (place, now)
        return false
    }
}
