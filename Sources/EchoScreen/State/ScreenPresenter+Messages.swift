/// What is asked of the conversation.
extension ScreenPresenter {
    /// A picture turned out not to be shown: a line stands for it from now on.
    public mutating func withdrawPicture(_ id: PictureViewState.ID) { conversation.withdraw(id) }

    public mutating func selectMessage(by steps: Int) { inConversation { $0.selectMessage(by: steps) } }

    /// Selects the message that was pointed at, or the code in it at that byte.
    public mutating func selectMessage(_ row: Int, code: Int?) {
        guard panel.kind == nil else { return }
        inConversation { $0.point(at: row, code: code) }
    }

    /// The sound of a message is kept, and can be played.
    public mutating func keepSound(of message: String, _ duration: Duration) {
        conversation.keepSound(of: message, duration)
    }

    /// Nothing of what is shown can be played any more.
    public mutating func forgetSounds() { conversation.forgetSounds() }

    /// Puts this beside a message, in place of what the same feature put there.
    public mutating func annotate(_ message: String, _ margin: MessageMargin?, by feature: String) {
        conversation.annotate(message, margin, by: feature)
    }

    /// Selects a message that is played, and brings it into sight.
    public mutating func selectMessage(id: String) {
        if let row = conversation.row(of: id) { conversation.select(row: row) }
    }

    public mutating func selectTurn(by steps: Int) { inConversation { $0.selectTurn(by: steps) } }

    public mutating func selectCode(by steps: Int) {
        var isFound = false
        inConversation { isFound = $0.selectCode(by: steps) }
        if !isFound { notify("There is no \(steps < 0 ? "previous" : "next") code block.") }
    }

    public mutating func markRange() { inConversation { $0.toggleRange() } }

    public mutating func moveToFound(by steps: Int) { conversation.moveToFound(by: steps) }

    public mutating func toggleFold() {
        var isFound = false
        inConversation { isFound = $0.toggleFold() }
        if !isFound { notify("There is nothing to fold: no thoughts, and no tool answered more than a few lines.") }
    }

    public mutating func toggleAllFolds() {
        var isFound = false
        inConversation { isFound = $0.toggleAllFolds() }
        if !isFound { notify("There is nothing to fold: no thoughts, and no tool answered more than a few lines.") }
    }

    /// Selects nothing, looks for nothing.
    ///
    /// - Returns: Whether there was anything to clear.
    public mutating func clearMarks() -> Bool {
        guard focus == .conversation, conversation.hasMarks else { return false }
        conversation.clearMarks()
        return true
    }

    private mutating func inConversation(_ change: (inout ConversationPresenter) -> Void) {
        focus = .conversation
        change(&conversation)
    }
}
