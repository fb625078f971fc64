import Echo
import EchoText

/// What was asked of the screen.
extension ScreenPresenter {
    /// Nothing can be written to a recording.
    public mutating func focus(on pane: Pane) { focus = replay.isShown && pane == .composer ? .events : pane }

    public mutating func moveFocus(by steps: Int) {
        let panes = visited
        let index = panes.firstIndex(of: focus) ?? 0
        focus = panes[((index + steps) % panes.count + panes.count) % panes.count]
        if replay.isShown, focus == .composer, steps != 0 { moveFocus(by: steps.signum()) }
    }

    public mutating func updatePanel(_ change: (inout PanelPresenter) -> Void) { change(&panel) }

    /// Changes the text that takes the keys now: the panel's, else the composer's.
    public mutating func compose(_ change: (inout Composer) -> Void) {
        writing.completion.close()
        if panel.kind == .editing || panel.kind == .palette { return panel.compose(change) }
        if prompt.kind != nil { return composePrompt(change) }
        guard panel.kind == nil || panel.state?.leavesLetters == true, !replay.isShown else { return }
        focus = .composer
        writing.compose(with: preferences.editingKeys, change)
    }

    /// Changes the message, whatever takes the keys now.
    public mutating func composeMessage(_ change: (inout Composer) -> Void) {
        if !replay.isShown { writing.compose(with: preferences.editingKeys, change) }
    }

    public mutating func takeComposed(isSecret: Bool) -> String { writing.composer.take(isSecret: isSecret) }
    /// As if it had been written and sent from here.
    public mutating func remember(_ text: String) { writing.composer.remember(text) }
    /// Texts of former days, the oldest first.
    public mutating func remember(before texts: [String]) { writing.composer.remember(before: texts) }
    /// From typing to vi's commands; false when there is nothing to leave.
    public mutating func leaveTyping() -> Bool { focus == .composer && writing.composer.leaveTyping() }
    /// Whether the person's last message stands without an answer.
    public var awaitsAnswer: Bool { conversation.state.rows.last?.author.role == .user }

    public mutating func giveBack(_ text: String) { writing.composer.giveBack(text) }

    public mutating func moveSelection(by rows: Int) {
        if panel.kind != nil { return panel.scroll(by: rows) }
        switch focus {
        case .settings: settings.select(settings.state.selection + min(max(rows, -1000), 1000))
        case .events: eventLog.moveSelection(by: rows)
        default: break
        }
    }

    public mutating func select(_ pane: Pane, row: Int) {
        guard panel.kind == nil else { return }
        focus = pane
        switch pane {
        case .settings: settings.select(row)
        case .events: eventLog.select(row)
        case .conversation where conversation.state.selection?.rows.contains(row) != true:
            conversation.point(at: row, code: nil)
        default: break
        }
    }

    /// Moves in a pane that may not have the focus.
    public mutating func scroll(_ pane: Pane, by rows: Int) {
        switch pane {
        case .settings: settings.select(settings.state.selection + min(max(rows, -1000), 1000))
        case .events: eventLog.moveSelection(by: rows)
        default: break
        }
    }

    public mutating func scrollConversation(to position: ScrollPosition) { conversation.scroll(to: position) }

    /// Opens the text of a setting for editing.
    public mutating func edit(_ id: SettingID) {
        guard let setting = catalog.settings[id], case .word(let text) = setting.value(in: settings.preferences) else {
            return
        }
        panel.show(EditorPanel(id, title: setting.label, text: text))
    }

    /// Puts the person's last message back into the composer; what is sent next takes its place.
    public mutating func editLastMessage() {
        guard let message = conversation.lastOwn else { return }
        focus = .composer
        writing.edit(message)
    }

    public mutating func stopEditing() { writing.stopEditing() }

    public mutating func openToolCalls() {
        if let calls = conversation.toolPanel { panel.show(calls) }
    }

    /// The person has decided on a call; the next one that waits is asked about.
    public mutating func decide(_ callID: String) { conversation.decide(callID) }
}
