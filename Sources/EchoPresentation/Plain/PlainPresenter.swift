import EchoText

/// Says in lines what the screen would show, each thing once: for screen readers, pipes and terminals that cannot place
/// text.
public struct PlainPresenter: Sendable {
    /// Messages from the end that are looked at for news: older ones do not change.
    static let window = 64

    private var messages: [String: PlainMessage] = [:]
    private let words: PlainWording
    private var panel: PlainPanel
    private var lastNotice = 0
    private var lastNews = ""
    /// Nobody answered, however the connection is called, and no answer came since.
    private var isUnreached = false
    private var lastUnsent = ""
    private var lastPrompt: String?
    /// What the person has typed and sees already.
    private var typed: [String] = []

    public init(_ catalog: Catalog) {
        words = PlainWording(commands: catalog.commands)
        panel = PlainPanel(words)
    }

    /// The person has typed this: it is not said again.
    public mutating func expect(typed text: String) { typed.append(Sanitizer.visible(text)) }

    /// What is new since the last time, a line each, without line feeds.
    public mutating func lines(of state: ScreenViewState) -> [String] {
        followReach(state)
        let lines =
            news(of: state.activity) + conversation(state) + notices(state) + prompt(state) + unsent(state)
            + panel.lines(of: state.overlay, after: state.conversation.rows.last?.text)
        return lines.map(Sanitizer.line)
    }

    private mutating func conversation(_ state: ScreenViewState) -> [String] {
        var lines: [String] = []
        for row in state.conversation.rows.suffix(Self.window) {
            var message = messages[row.id] ?? PlainMessage(isKnown: takeTyped(row))
            lines += message.lines(of: row)
            messages[row.id] = message
            // What is noted at a message stands in front of its answer.
            if row.awaitsNotes { break }
        }
        return lines
    }

    private mutating func takeTyped(_ row: MessageRowViewState) -> Bool {
        guard row.author.role == .user, let index = typed.firstIndex(of: row.text) else { return false }
        typed.remove(at: index)
        return true
    }

    private mutating func notices(_ state: ScreenViewState) -> [String] {
        let new = state.notices.filter { $0.id > lastNotice }
        lastNotice = new.last?.id ?? lastNotice
        return new.map { "notice: " + words.text($0.wording) }
    }

    private mutating func news(of activity: Activity) -> [String] {
        guard var news = PlainWording.news(of: activity, after: lastNews) else { return [] }
        if news == "connected", isUnreached { news = "not connected" }
        guard news != lastNews else { return [] }
        lastNews = news
        return ["state: " + news]
    }

    /// By text there is no line that could break: that nobody answers shows when something is asked.
    private mutating func followReach(_ state: ScreenViewState) {
        if [.writing, .speaking].contains(state.activity) { isUnreached = false }
        let hasFailed = state.notices.contains { $0.id > lastNotice && $0.role == .failure }
        if hasFailed, lastNews == "reconnecting" { isUnreached = true }
    }

    /// Something that is asked for in a line of its own.
    private mutating func prompt(_ state: ScreenViewState) -> [String] {
        let label = state.prompt?.label
        defer { lastPrompt = label }
        guard let label, label != lastPrompt else { return [] }
        return ["question: \(label)? Type a value, or /stop to cancel."]
    }

    /// A text that waits in the composer: one that came back, a file, or an older message to be changed.
    private mutating func unsent(_ state: ScreenViewState) -> [String] {
        let composer = state.composer
        defer { lastUnsent = composer.text }
        guard composer.text != lastUnsent, !composer.text.isEmpty else { return [] }
        let start = composer.text.prefix(200)
        let shown = start.count < composer.text.count ? start + "…" : start
        guard composer.title.isEmpty else { return ["edit: \(words.text(composer.title)): \(shown)"] }
        return ["notice: Not sent yet; your next line sends it, /stop discards it: \(shown)"]
    }
}
