import EchoPresentation

/// The titles of the panes that share one place on a narrow screen.
enum TabLine {
    static func spans(shown: Pane, isFocused: Bool, events: Int) -> [Span] {
        let tabs: [Pane] = [.conversation, .levels, .settings, .events]
        return Array(
            tabs.map { pane in
                let role: TextRole = pane == shown ? (isFocused ? .accent : .strong) : .faint
                return [Span(PaneTitle.text(pane, events: events), role, pane == shown ? .bold : [])]
            }.joined(separator: [Span(" │ ", .border)]))
    }
}
