import EchoText

/// The line that is asked for below the panes.
extension ScreenPresenter {
    public mutating func ask(for kind: PromptPresenter.Kind, text: String = "") {
        prompt.open(kind, text: text)
        follow(prompt.text)
    }

    /// Takes the line back: what was found while it was typed is forgotten.
    public mutating func closePrompt() {
        guard prompt.kind != nil else { return }
        switch prompt.kind {
        case .search, .filter, .history: follow("")
        case .command, .value, .profile, nil: break
        }
        prompt.close()
    }

    /// Ends the line and gives it to whoever asked; what was found stays.
    public mutating func takePrompt() -> (kind: PromptPresenter.Kind, text: String)? {
        guard let kind = prompt.kind else { return nil }
        defer { prompt.close() }
        if kind == .history { writing.composer.stopSearching(keeping: true) }
        return (kind, prompt.text)
    }

    /// An older text that holds the words, by -1 a newer one.
    public mutating func moveSearch(by steps: Int) {
        guard prompt.kind == .history else { return }
        prompt.note = writing.composer.moveSearch(by: steps)
    }

    mutating func composePrompt(_ change: (inout Composer) -> Void) {
        let before = prompt.text
        prompt.compose(change)
        if prompt.text != before { follow(prompt.text) }
    }

    /// Looks while the words are typed.
    private mutating func follow(_ text: String) {
        switch prompt.kind {
        case .search(.conversation): prompt.note = conversation.search(for: text)
        case .search(.settings): prompt.note = settings.search(for: text)
        case .search(.events): prompt.note = eventLog.search(for: text)
        case .filter: prompt.note = eventLog.filter(by: text)
        case .history: prompt.note = writing.composer.searchHistory(for: text)
        case .value(let id, _): prompt.note = settings.verdict(on: text, for: id)
        case .search, .command, .profile, nil: break
        }
    }
}
