import EchoText

/// Says in lines what the screen would show, each thing once: for screen readers, pipes and terminals that cannot place
/// text.
public struct PlainPresenter: Sendable {
    /// Messages from the end that are looked at for news: older ones do not change.
    static let window = 64

    private var messages: [String: PlainMessage] = [:]
    /// Those of which a part was said.
    private var open: Set<String> = []
    private let words: PlainWording
    private let bySentence: Bool
    private var panel: PlainPanel
    private var lastNotice = 0
    private var lastNews = ""
    /// Nobody answered, however the connection is called, and no answer came since.
    private var isUnreached = false
    private var lastUnsent = ""
    private var lastPrompt: String?
    /// What the person has typed and sees already.
    private var typed: [String] = []

    /// - Parameter bySentence: who hears an answer hears it while it comes; else each of its lines is said whole.
    public init(_ catalog: Catalog, bySentence: Bool = true) {
        self.bySentence = bySentence
        words = PlainWording(commands: catalog.commands)
        panel = PlainPanel(words)
    }

    /// The person has typed this: it is not said again.
    public mutating func expect(typed text: String) { typed.append(Sanitizer.written(text)) }

    /// The new lines since the last time, without line feeds.
    public mutating func lines(of state: ScreenViewState) -> [PlainLine] {
        followReach(state)
        let said = news(of: state).map { PlainLine($0) } + conversation(state) + notices(state)
        let asked = prompt(state).map { PlainLine($0) } + unsent(state)
        let shown = panel.lines(of: state.overlay, after: state.conversation.rows.last?.text).map { PlainLine($0) }
        return (said + asked + shown).map { PlainLine(Sanitizer.writtenLine($0.text), isNotice: $0.isNotice) }
    }

    private mutating func conversation(_ state: ScreenViewState) -> [PlainLine] {
        var lines = takenBack(state)
        for row in state.conversation.rows.suffix(Self.window) {
            // An answer is said whole before what has nothing to do with it.
            if row.isRemark, !open.isEmpty { continue }
            var message = messages[row.id] ?? PlainMessage(isKnown: takeTyped(row), bySentence: bySentence)
            lines += message.lines(of: row)
            lines += offer(row, &message)
            messages[row.id] = message
            if message.isOpen { open.insert(row.id) } else { open.remove(row.id) }
            // What is noted at a message stands in front of its answer. A question waits for nothing.
            if row.awaitsNotes, !state.isAsked { break }
        }
        return lines
    }

    /// An answer whose words turned out to be a thought is gone, and comes anew.
    private mutating func takenBack(_ state: ScreenViewState) -> [PlainLine] {
        let rows = state.conversation.rows.suffix(Self.window)
        let gone = open.filter { id in !rows.contains { $0.id == id } }
        open.subtract(gone)
        return gone.isEmpty
            ? [] : [.notice("What the assistant said last was only a thought, not part of the answer.")]
    }

    private func offer(_ row: MessageRowViewState, _ message: inout PlainMessage) -> [PlainLine] {
        defer { message.isOffered = row.offer != nil }
        guard let offer = row.offer, !message.isOffered else { return [] }
        return [.notice(text(offer))]
    }

    func text(_ wording: Wording) -> String { Sanitizer.line(words.text(wording)) }

    private mutating func takeTyped(_ row: MessageRowViewState) -> Bool {
        guard row.author.role == .user,
            let index = typed.firstIndex(where: { $0 == row.text || Sanitizer.visible($0) == row.text })
        else { return false }
        typed.remove(at: index)
        return true
    }

    /// While a line of an answer is being written they wait for its end.
    private mutating func notices(_ state: ScreenViewState) -> [PlainLine] {
        guard !isWithinLine || !state.activity.isAnswer else { return [] }
        let new = state.notices.filter { $0.id > lastNotice }.sorted { $0.id < $1.id }
        lastNotice = new.last?.id ?? lastNotice
        return new.map { .notice(words.text($0.wording)) }
    }

    private var isWithinLine: Bool { open.contains { messages[$0]?.isWithinLine == true } }

    private mutating func news(of state: ScreenViewState) -> [String] {
        guard var news = PlainWording.news(of: state.activity, after: lastNews) else { return [] }
        if news == "connected", isUnreached { news = "not connected" }
        guard news != lastNews else { return [] }
        defer { lastNews = news }
        if state.connectsPerRequest, lastNews.isEmpty, news == "connected" { return [] }
        return ["state: " + news]
    }

    /// By text there is no line that could break: that nobody answers shows when something is asked.
    private mutating func followReach(_ state: ScreenViewState) {
        if [.writing, .speaking].contains(state.activity) { isUnreached = false }
        let hasFailed = state.notices.contains { $0.id > lastNotice && $0.trouble == .failure }
        if hasFailed, lastNews == "reconnecting" { isUnreached = true }
    }

    /// Something that is asked for in a line of its own.
    private mutating func prompt(_ state: ScreenViewState) -> [String] {
        let label = state.prompt?.label
        defer { lastPrompt = label }
        guard let label, label != lastPrompt else { return [] }
        return ["question: \(label)? Type a value, or /stop to cancel."]
    }

    /// The beginning of a text, on one line.
    func shortened(_ text: String) -> String {
        let words = text.trimmed
        return Sanitizer.line(words.count > 200 ? String(words.prefix(200)) + "…" : words)
    }

    /// A text that waits in the composer: one that came back, a file, or an older message to be changed.
    private mutating func unsent(_ state: ScreenViewState) -> [PlainLine] {
        let composer = state.composer
        defer { lastUnsent = composer.text }
        guard composer.text != lastUnsent, !composer.text.isEmpty else { return [] }
        let shown = shortened(composer.text)
        guard composer.title.isEmpty else { return [PlainLine("edit: \(words.text(composer.title)): \(shown)")] }
        return [.notice("Not sent yet; your next line sends it, /stop discards it: \(shown)")]
    }
}
