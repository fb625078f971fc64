import Echo
import EchoText

/// What was said: selected, copied, read elsewhere, said anew.
extension Screen {
    func actOnMessages(_ command: Command) -> Bool {
        switch command {
        case .regenerate: regenerate()
        case .continueAnswer: continueAnswer()
        case .editLast: presenter.editLastMessage()
        case .deleteLast: deleteLast()
        case .open where presenter.focus == .conversation: openMessage()
        case .copy where presenter.focus != .events: copyExcerpt()
        case .openInPager: lend { .page($0) }
        case .openInEditor: lend { .view($0) }
        case .speakAgain: speakAgain()
        case .toggleFold: presenter.toggleFold()
        case .toggleAllFolds: presenter.toggleAllFolds()
        default: return select(command)
        }
        return true
    }

    private func select(_ command: Command) -> Bool {
        switch command {
        case .selectPreviousMessage: presenter.selectMessage(by: -1)
        case .selectNextMessage: presenter.selectMessage(by: 1)
        case .previousTurn: presenter.selectTurn(by: -1)
        case .nextTurn: presenter.selectTurn(by: 1)
        case .selectPreviousCode: presenter.selectCode(by: -1)
        case .selectNextCode: presenter.selectCode(by: 1)
        case .markRange: presenter.markRange()
        case .searchNext where presenter.focus == .conversation: presenter.moveToFound(by: 1)
        case .searchPrevious where presenter.focus == .conversation: presenter.moveToFound(by: -1)
        default: return false
        }
        return true
    }

    /// The calls of tools can be read here, a message in the pager.
    private func openMessage() {
        if presenter.conversation.opensToolCalls { presenter.openToolCalls() } else { lend { .page($0) } }
    }

    private func copyExcerpt() {
        guard let excerpt = presenter.conversation.excerpt else {
            return presenter.notify("There is no answer to copy yet.", .warning)
        }
        copy(excerpt.text, saying: "Copied \(excerpt.name): \(excerpt.size).")
    }

    /// Says `wording` only of what may have reached a clipboard.
    func copy(_ text: String, saying wording: Wording) {
        let isCopied = perform(.copy(text))
        presenter.notify(isCopied ? wording : CopyWording.failure(hasScreen: hasScreen), isCopied ? .success : .warning)
    }

    /// Opens what is selected, else the last answer, in a program of the person's.
    private func lend(to program: (String) -> ScreenEffect) {
        guard let excerpt = presenter.conversation.excerpt else {
            return presenter.notify("There is no answer to open yet.", .warning)
        }
        guard hasScreen, perform(program(excerpt.text)) else { return presenter.notify(CopyWording.noScreen, .warning) }
    }

    /// A text that could not take the place of the old one is not lost.
    func replace(
        _ message: MessageRowViewState, by text: String, _ pictures: [Picture] = [], writtenAs written: String
    ) {
        presenter.stopEditing()
        start(.rewriting) { [self] in
            try await EditMessage(link: link)(message.id, text: text, pictures: pictures)
        } onFailure: { [weak self] in
            self?.presenter.giveBack(written)
        }
    }

    func regenerate() {
        presenter.scrollConversation(to: .following)
        start(.rewriting) { [self] in try await RegenerateAnswer(link: link)() }
    }

    /// What stands against a question stands against the rest of an answer, too.
    func continueAnswer() {
        if let objection { return presenter.show(objection) }
        presenter.scrollConversation(to: .following)
        start(.rewriting) { [self] in try await ContinueAnswer(link: link)() }
    }

    func deleteLast() {
        guard let message = presenter.conversation.lastSaid else { return }
        start(.rewriting) { [self] in try await DeleteMessage(link: link)(message.id) }
    }
}
