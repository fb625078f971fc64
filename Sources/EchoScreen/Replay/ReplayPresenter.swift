/// A recording that is shown in place of a conversation.
struct ReplayPresenter: Sendable {
    private(set) var recorded: RecordedLog?
    /// Where it stands; nil for a conversation.
    private(set) var state: ReplayViewState?

    var isShown: Bool { state != nil }

    mutating func show(_ recorded: RecordedLog) { self.recorded = recorded }

    mutating func show(_ state: ReplayViewState?) { self.state = state }
}
