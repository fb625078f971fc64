import EchoText

/// Texts that could not be sent are kept until they are, or the person drops them.
extension Screen {
    /// What earlier programs left is shown, and sent when the person says so.
    func recallUnsent() {
        start(.recallingUnsent) { [self] in
            let texts = await unsent.recall()
            guard !texts.isEmpty else { return }
            outbox.hold(texts)
            let messages = NumberWording.counted(texts.count, "message was", "messages were")
            notify("\(messages) not sent before echo ended. \(key: .send) sends, \(key: .stop) takes back.", .plain)
        }
    }

    /// Called whenever something may have changed.
    func keepUnsent() {
        guard unsent.wants(unsentTexts), !slots.isRunning(.keepingUnsent) else { return }
        slots.start(.keepingUnsent) { [weak self] in await self?.keepUnsentTexts() }
    }

    /// What is taken back because everything ends is not sent for all that.
    func endKeepingUnsent() { unsent.end(with: unsentTexts) }

    func keepUnsentTexts() async {
        await unsent.keep { unsentTexts }
    }

    /// Says what becomes of texts that are not sent yet.
    func askToQuit() {
        let texts = outbox.left
        let isUnsaved =
            facts.keeping.isUnsaved && presenter.conversation.lastSaid != nil && preferences.savesConversations
            && !facts.keeping.isOffTheRecord
        ask(
            Question.quit(
                unsent: texts.count, areKept: unsent.areKept(texts), isUnsaved: isUnsaved, warnings: quitWarnings))
    }

    private var unsentTexts: [String] {
        guard preferences.savesConversations, !facts.keeping.isOffTheRecord else { return [] }
        return outbox.left.filter { text in
            !SecretWords.isSecret(text) && !features.secret.contains { $0.isSecret(text) }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let recallingUnsent = Self("unsent.recalling")
    fileprivate static let keepingUnsent = Self("unsent.keeping")
}
