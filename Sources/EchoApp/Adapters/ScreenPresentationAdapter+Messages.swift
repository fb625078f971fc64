import Echo
import EchoPresentation

/// What was said is said anew.
extension ScreenPresentationAdapter {
    func actOnMessages(_ command: Command) -> Bool {
        switch command {
        case .regenerate: regenerate()
        case .editLast: presenter.editLastMessage()
        case .deleteLast: deleteLast()
        case .open where presenter.focus == .conversation: presenter.openToolCalls()
        default: return false
        }
        return true
    }

    func export(to name: String) {}

    /// A text that could not take the place of the old one is not lost.
    func replace(_ message: MessageRowViewState, by text: String) {
        presenter.stopEditing()
        start(.rewriting) { [self] in
            try await EditMessage(link: link)(message.id, text: text)
        } onFailure: { [weak self] in
            self?.presenter.giveBack(text)
        }
    }

    func regenerate() {
        presenter.scrollConversation(to: .following)
        start(.rewriting) { [self] in try await RegenerateAnswer(link: link)() }
    }

    func deleteLast() {
        guard let message = presenter.conversation.lastSaid else { return }
        start(.rewriting) { [self] in try await DeleteMessage(link: link)(message.id) }
    }
}
