import Echo

/// The one short message over the screen.
struct NoticePresenter: Sendable {
    private var count = 0
    private(set) var state: NoticeViewState?
    /// It is about the connection, and out of date as soon as there is one.
    private var isAboutConnection = false

    mutating func show(_ wording: Wording, _ role: TextRole, isAboutConnection: Bool = false) {
        self.isAboutConnection = isAboutConnection
        guard state?.wording != wording || state?.role != role else { return }
        count += 1
        state = NoticeViewState(id: count, wording: wording, role: role)
    }

    mutating func dismiss() { state = nil }

    mutating func connected() {
        if isAboutConnection { dismiss() }
    }
}
