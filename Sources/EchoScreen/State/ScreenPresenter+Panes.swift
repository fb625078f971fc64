import EchoText

/// What is asked of the panes.
extension ScreenPresenter {
    public mutating func arrange(_ arrangement: PaneArrangement) { preferences.arrangement = arrangement }

    /// Gives the focused pane the whole screen, or takes it back.
    public mutating func toggleZoom() {
        let isZoomed = preferences.arrangement.zoomed != nil
        preferences.arrangement.zoomed = isZoomed ? nil : focus == .composer ? .conversation : focus
    }

    /// Hides the focused pane until it has the focus again.
    public mutating func hideFocusedPane() {
        guard PaneArrangement.optional.contains(focus) else {
            return notices.show("The conversation cannot be hidden. \(key: .focusNext) goes to another pane.", .plain)
        }
        let hidden = focus
        focus = .composer
        preferences.arrangement.hidden.insert(hidden)
        notices.show(
            "\(hidden.title) is hidden: \(key: .focus(hidden)) shows it again, /layout shows all panes.",
            .plain)
    }

    /// Makes the focused pane larger by so many steps, or smaller when negative, wherever it may stand.
    public mutating func resizeFocusedPane(by steps: Int) {
        let share = Double(steps) * 0.05
        switch focus {
        case .composer, .conversation: change(\.side, usually: 0.4, by: -share)
        case .levels: change(\.levels, usually: 0.15, by: share)
        case .settings: change(\.settings, usually: 0.5, by: share)
        case .events: change(\.settings, usually: 0.5, by: -share)
        default: break
        }
    }

    /// Lets the terminal have the mouse, for selecting text with it, or takes it again: until it is asked for once more,
    /// whatever happens to the screen and the settings meanwhile.
    public mutating func toggleMouse() {
        terminal.toggleMouse(as: preferences.usesMouse)
        notices.show(
            usesMouse
                ? "Mouse capture is on: click, drag and scroll. \(key: .toggleMouse) turns it off, to select text with the mouse."
                : "Mouse capture is off: select text with the mouse. \(key: .toggleMouse) turns it on again; /use-mouse off turns it off permanently.",
            .plain)
    }

    /// Clicks, wheel and drags come to this program.
    var usesMouse: Bool { terminal.usesMouse(as: preferences.usesMouse) }

    /// Between two readings that the meters show.
    public var pauseOfLevels: Duration { preferences.reducesMotion ? LevelsPresenter.calmPause : LevelsPresenter.frame }

    /// The panes that the focus goes through: what is hidden is asked for by name.
    var visited: [Pane] { Pane.all.filter { !preferences.arrangement.hidden.contains($0) } }

    private mutating func change(
        _ share: WritableKeyPath<PaneArrangement, Double?>, usually usual: Double, by step: Double
    ) {
        let changed = (preferences.arrangement[keyPath: share] ?? usual) + step
        preferences.arrangement[keyPath: share] = min(0.9, max(0.05, changed))
    }
}
