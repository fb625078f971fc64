import EchoText

/// Panels, lists to choose from, and questions.
extension ScreenDoor {
    /// Whether anything covers the conversation.
    package var hasPanel: Bool { screen.presenter.panel.kind != nil }
    /// The open panel, to be shown again later; nil while none is open.
    package var panel: (any PanelProtocol)? { screen.presenter.panel.panel }
    /// The pane that takes the keys.
    package var focus: Pane { screen.presenter.focus }

    package func show(_ panel: any PanelProtocol) { screen.show(panel) }
    package func closePanel() { screen.closePanel() }

    /// The open panel, if it is of that type.
    package func open<Panel: PanelProtocol>(_ type: Panel.Type) -> Panel? { screen.presenter.panel.open(type) }

    /// Changes the open panel, if it is of that type.
    ///
    /// - Returns: whether it is.
    @discardableResult
    package func update<Panel: PanelProtocol>(_ type: Panel.Type, _ change: (inout Panel) -> Void) -> Bool {
        // A copy: the feature may look at the screen while it changes its panel.
        guard var open = open(type) else { return false }
        change(&open)
        show(open)
        return true
    }

    /// Opens a list to choose from, or brings the open one up to date.
    ///
    /// - Parameters:
    ///   - headings: over the titles and cells of rows that are a table.
    ///   - footer: below everything.
    ///   - empty: in place of rows when there are none; nil for what the choice says.
    package func offer(
        _ choice: Choice, _ rows: [ChoiceRowViewState], headings: [String] = [], footer: String = "",
        empty: Wording? = nil
    ) {
        screen.presenter.updatePanel { $0.offer(choice, rows, headings: headings, footer: footer, empty: empty) }
    }

    /// The subject of the open list.
    package var choice: Choice? { screen.presenter.panel.choice }
    /// The row of it that is selected.
    package var selectedRow: ChoiceRowViewState? { screen.presenter.panel.selectedRow }

    package func ask(_ question: Question) { screen.ask(question) }

    /// Asks for a line below the conversation.
    package func ask(for prompt: PromptPresenter.Kind) { screen.presenter.ask(for: prompt) }

    /// Whether something is so now, as a feature tells.
    package func holds(_ fact: Situation.Fact) -> Bool { screen.presenter.situation.facts.contains(fact) }

    /// Nothing lies over the panes that takes the keys.
    package var leadsToMessage: Bool { screen.leadsToMessage }
}
