import Echo
import EchoText

/// The short messages over the screen: the newest is shown, the others are counted and kept to be read.
struct NoticePresenter: Sendable {
    /// One that is on the screen, or behind those that are newer.
    private struct Open: Sendable {
        let notice: NoticeViewState
        let subject: NoticeSubject?
        /// By the running time of the program; nil until it was seen.
        var shownAt: Duration?

        /// When it goes by itself; nil when it does not.
        var end: Duration? { shownAt.flatMap { shown in notice.role.lifetime.map { shown + $0 } } }
    }

    /// Notices that are kept.
    static let kept = 200

    var told = ToldTroubles()
    /// Oldest first.
    private(set) var history: [NoticeViewState] = []
    /// What was said since the person moved on, and is not out of date.
    private var open: [Open] = []
    private var count = 0
    /// Of what was open until the person moved on just now: the key that opens the help moves on, too.
    private var leftPage: ErrorPage?

    /// The newest, with how many more there are.
    var state: NoticeViewState? {
        guard var notice = open.last?.notice else { return nil }
        if open.count > 1 {
            notice.wording = notice.wording + " (\(String(open.count - 1)) more: \(key: .showNotices))"
        }
        return notice
    }

    /// What helps against the newest trouble on the screen, or that was on it until now.
    var page: ErrorPage? { openPage ?? leftPage }

    private var openPage: ErrorPage? { open.last { $0.notice.page != nil }?.notice.page }

    /// What is open already is not said twice.
    mutating func show(
        _ wording: Wording, _ role: TextRole, about subject: NoticeSubject? = nil, page: ErrorPage? = nil
    ) {
        if let index = open.firstIndex(where: { $0.notice.wording == wording && $0.notice.role == role }) {
            open.append(Open(notice: open.remove(at: index).notice, subject: subject))
            return
        }
        count += 1
        var notice = NoticeViewState(id: count, wording: wording, role: role)
        notice.page = page
        keep(notice, about: subject)
    }

    /// Several at once, the first of which is the one that is seen: numbered in their order, and kept as if said from the
    /// last to the first, as lists show the newest first.
    mutating func show(all wordings: [Wording], _ role: TextRole) {
        let known = open.filter { $0.notice.role == role }.map(\.notice.wording)
        let new = wordings.filter { !known.contains($0) }.enumerated().map {
            NoticeViewState(id: count + $0.offset + 1, wording: $0.element, role: role)
        }
        count += new.count
        for notice in new.reversed() { keep(notice, about: nil) }
    }

    private mutating func keep(_ notice: NoticeViewState, about subject: NoticeSubject?) {
        open.append(Open(notice: notice, subject: subject))
        history.append(notice)
        if history.count > Self.kept { history.removeFirst() }
        if open.count > Self.kept { open.removeFirst() }
    }

    mutating func dismiss() {
        leftPage = openPage
        open = []
    }

    mutating func works(_ subject: NoticeSubject) { open.removeAll { $0.subject == subject } }

    /// What is said better now was never said.
    mutating func takeBack(_ subject: NoticeSubject) {
        let ids = open.filter { $0.subject == subject }.map(\.notice.id)
        history.removeAll { ids.contains($0.id) }
        works(subject)
    }

    /// What was told then. Which of its troubles this program has told of stays so.
    mutating func take(_ other: NoticePresenter) {
        var told = told
        told.takeSwitchFailure(of: other.told)
        self = other
        self.told = told
    }

    var hasUnstamped: Bool { history.last?.time.isEmpty ?? false }

    mutating func stamp(_ time: String) {
        for index in history.indices.reversed() {
            guard history[index].time.isEmpty else { return }
            history[index].time = time
        }
    }

    /// The newest is on the screen: its time runs from the first look at it, not while it lies behind another unseen.
    mutating func noteShown(at now: Duration) {
        guard let last = open.indices.last, open[last].shownAt == nil else { return }
        open[last].shownAt = now
    }

    /// Until one goes by itself; nil when none does.
    func nextChange(at now: Duration) -> Duration? { open.compactMap(\.end).min().map { max(.zero, $0 - now) } }

    mutating func tick(at now: Duration) { open.removeAll { $0.end.map { $0 <= now } ?? false } }

    /// Everything that was said, the newest first.
    var panel: OverlayViewState {
        let rows = history.reversed().map {
            ParagraphViewState(lead: StyledText($0.time, .faint), $0.wording, role: $0.role)
        }
        return OverlayViewState(
            title: "Notifications",
            content: .paragraphs(rows.isEmpty ? [ParagraphViewState("No notifications yet.")] : rows))
    }
}

extension TextRole {
    /// How long a notice is seen: bad news stays until the person moves on.
    fileprivate var lifetime: Duration? {
        switch self {
        case .failure: nil
        case .warning: .seconds(20)
        default: .seconds(8)
        }
    }
}
