/// A recorded log in place of a conversation.
extension ScreenDoor {
    /// The screen's state, to be replayed from.
    package var presented: ScreenPresenter { screen.presenter }

    /// From now on a log is shown.
    package func show(_ log: RecordedLog) {
        screen.facts.answering = log.server
        screen.presenter.show(log)
    }

    /// The conversation stands like this in the log.
    package func show(_ presenter: ScreenPresenter, _ state: ReplayViewState) {
        screen.presenter.take(presenter)
        screen.presenter.show(state)
    }
}
