import EchoPresentation

/// Looking at what goes over the wire.
extension ScreenPresentationAdapter {
    func filterEvents(by words: String) { presenter.filterEvents(by: words) }

    func actOnEvents(_ command: Command) -> Bool {
        switch command {
        case .filterEvents: presenter.ask(for: .filter)
        case .open where presenter.focus == .events: presenter.openSelectedEvent()
        default: return false
        }
        return true
    }
}
