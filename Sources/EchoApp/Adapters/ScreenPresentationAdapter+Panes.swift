import EchoPresentation

/// What is seen, and where.
extension ScreenPresentationAdapter {
    func arrange(_ arrangement: PaneArrangement) { presenter.preferences.arrangement = arrangement }

    func open(_ pane: Pane, row: Int) {
        presenter.select(pane, row: row)
        perform(.open)
    }

    func actOnPanes(_ command: Command) -> Bool {
        if let pane = command.pane {
            presenter.focus(on: pane)
            return true
        }
        switch command {
        case .focusNext, .complete: presenter.moveFocus(by: 1)
        case .focusPrevious: presenter.moveFocus(by: -1)
        case .zoomPane: presenter.toggleZoom()
        case .hidePane: presenter.hideFocusedPane()
        case .growPane: presenter.resizeFocusedPane(by: 1)
        case .shrinkPane: presenter.resizeFocusedPane(by: -1)
        case .restoreLayout: arrange(PaneArrangement())
        case .showThemes: showThemes()
        case .toggleMouse: presenter.toggleMouse()
        case .search: presenter.ask(for: .search(presenter.focus))
        default: return false
        }
        return true
    }

    private func showThemes() {
        let rows = ChoiceRows.themes(themes, current: presenter.theme)
        presenter.updatePanel { $0.offer(.themes, rows) }
    }
}
