import Echo
import EchoPresentation
import Foundation

/// How the conversation is held: by voice or text, with which model, for how much.
extension ScreenPresentationAdapter {
    func switchMode(to mode: ConversationMode) {
        guard mode != presenter.status.mode else {
            return presenter.notify("The conversation is by \(mode == .audio ? "voice" : "text") already.", .plain)
        }
        guard !slots.isRunning(.switching) else { return }
        if mode == .text { stopTalkingForGood() }
        presenter.switching(to: mode)
        start(.switching) { [self] in
            try await SwitchMode(link: link)(to: mode)
            presenter.switching(to: nil)
            if let conversation = link.conversation { await learn(of: conversation) }
        } onFailure: { [weak self] in
            self?.presenter.switching(to: nil)
        }
    }

    func use(model name: String) {
        start(.choosing) { [self] in
            let model = try await ChooseModel(link: link)(name)
            presenter.receive(presenter.status.mode, model: model)
            presenter.notify("\(Sanitizer.line(model)) answers from now on.", .success)
        }
    }

    func limitCost(to dollars: Decimal?) {
        let budget = dollars.map { Budget(limit: $0) }
        start(.limiting) { [self] in
            try await SetBudget(link: link)(budget)
            presenter.receive(budget)
            presenter.openCost()
        }
    }

    /// The engine may have begun otherwise than it was asked to.
    func learn(of conversation: any ConversationProtocol) async {
        let (mode, model) = await (conversation.mode, conversation.model)
        presenter.receive(mode, model: model)
        publish()
    }

    /// Nobody listens to a conversation by text.
    private func stopTalkingForGood() {
        slots.cancel(.talking)
        meansToTalk = false
    }
}
