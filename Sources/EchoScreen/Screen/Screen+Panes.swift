/// What is seen, and where.
extension Screen {
    func arrange(_ arrangement: PaneArrangement) { presenter.arrange(arrangement) }

    func open(_ row: Int, of pane: Pane) {
        presenter.select(pane, row: row)
        perform(.perform(.open))
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
        case .toggleMouse: presenter.toggleMouse()
        case .search: presenter.ask(for: .search(presenter.focus))
        default: return false
        }
        return true
    }
}
