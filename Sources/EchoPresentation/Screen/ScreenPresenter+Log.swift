/// What is asked of the event log.
extension ScreenPresenter {
    public mutating func filterEvents(by words: String) { _ = eventLog.filter(by: words) }
}
