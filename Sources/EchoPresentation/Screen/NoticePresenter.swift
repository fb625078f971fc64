import Echo

/// The one short message over the screen.
struct NoticePresenter: Sendable {
    /// What a notice is about: it is out of date as soon as that works.
    enum Subject: Sendable, Hashable { case connection, sound }

    private var count = 0
    private(set) var state: NoticeViewState?
    private var subject: Subject?

    mutating func show(_ wording: Wording, _ role: TextRole, about subject: Subject? = nil) {
        self.subject = subject
        guard state?.wording != wording || state?.role != role else { return }
        count += 1
        state = NoticeViewState(id: count, wording: wording, role: role)
    }

    mutating func dismiss() { state = nil }

    mutating func works(_ subject: Subject) {
        if self.subject == subject { dismiss() }
    }
}
