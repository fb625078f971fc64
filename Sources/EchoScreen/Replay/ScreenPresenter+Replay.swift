import Echo

/// A recording is shown in place of a conversation.
extension ScreenPresenter {
    /// Shows a recorded log in place of a conversation.
    public mutating func show(_ recorded: RecordedLog) {
        replay.show(recorded)
        welcome()
    }

    /// Where the recording stands; nil for a conversation.
    public mutating func show(_ state: ReplayViewState?) {
        replay.show(state)
        if replay.isShown, focus == .composer { focus = .events }
    }

    /// Takes over the state of then. The view of the screen, and the person's other choices, stay as they are.
    public mutating func take(_ other: ScreenPresenter) {
        status = other.status
        conversation = other.conversation
        levels = other.levels
        var chosen = settings.preferences
        chosen.session = other.settings.settings
        settings = other.settings
        settings.preferences = chosen
        parts = other.parts
        eventLog.takeEvents(of: other.eventLog)
        notices.take(other.notices)
    }

    /// Shows the events that `other` shows.
    public mutating func filterEvents(like other: ScreenPresenter) {
        if eventLog.query != other.eventLog.query { eventLog.narrow(to: other.eventLog.query) }
    }
}
