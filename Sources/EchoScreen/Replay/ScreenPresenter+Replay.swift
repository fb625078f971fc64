import Echo

/// A recording is shown in place of a conversation.
extension ScreenPresenter {
    /// What is shown from now on in place of a conversation.
    public mutating func show(_ recorded: RecordedLog) {
        replay.show(recorded)
        welcome()
    }

    /// Where the recording stands; nil for a conversation.
    public mutating func show(_ state: ReplayViewState?) {
        replay.show(state)
        if replay.isShown, focus == .composer { focus = .events }
    }

    /// What was told then. How the screen is looked at, and what else the person has chosen, stays as it is.
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
