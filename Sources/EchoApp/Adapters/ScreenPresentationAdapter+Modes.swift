import Echo
import EchoPresentation
import EchoText
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

    /// For now: the setting stays.
    func use(model name: String) {
        chosenModels[presenter.status.mode.modelSetting] = nil
        start(.choosing) { [self] in
            let model = try await ChooseModel(link: link)(name)
            presenter.receive(presenter.status.mode, model: model)
            presenter.notify("\(Sanitizer.line(model)) answers from now on.", .success)
        }
    }

    /// Lets models that were chosen in the settings answer, each as soon as the conversation goes its way.
    func useModels(_ ids: [SettingID], before: Preferences) {
        for id in ids where chosenModels[id] == nil { chosenModels[id] = before }
        keepModels(ids.filter { !canAskModels || $0 != presenter.status.mode.modelSetting })
        useChosenModel()
    }

    private var canAskModels: Bool { link.conversation != nil && !link.isLost }

    private func keepModels(_ ids: [SettingID]) { keep(ids.filter { !borrowedSettings.contains($0) }) }

    /// The newest choice for how the conversation goes on now; what is chosen meanwhile comes next.
    func useChosenModel() {
        guard canAskModels, !slots.isRunning(.modelling) else { return }
        start(.modelling) { [self] in
            while let before = chosenModels.removeValue(forKey: presenter.status.mode.modelSetting) {
                let (mode, chosen) = (presenter.status.mode, presenter.settings.preferences)
                do {
                    let model = try await ChooseModel(link: link)(chosen.connection.model(for: mode))
                    presenter.receive(presenter.status.mode, model: model)
                    keepModels([mode.modelSetting])
                } catch {
                    goBack(mode.modelSetting, to: before, error)
                    throw error
                }
            }
        }
    }

    /// A model that does not answer is not kept, and its row says why.
    private func goBack(_ id: SettingID, to before: Preferences, _ error: any Error) {
        guard let error = error as? EchoError, !Task.isCancelled else { return }
        chosenModels[id] = nil
        var chosen = presenter.settings.preferences
        presenter.catalog.settings[id]?.copy(from: before, to: &chosen)
        presenter.receive(chosen)
        let reason = ErrorPresenter.present(error).whatHappened.text { presenter.catalog.commands[$0].title }
        presenter.updateSettings { $0.refuse([id], because: reason) }
        keepModels([id])
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
        useChosenModel()
        publish()
    }

    /// Nobody listens to a conversation by text.
    private func stopTalkingForGood() {
        slots.cancel(.talking)
        meansToTalk = false
    }
}

extension ConversationMode {
    /// Where it is kept who answers.
    fileprivate var modelSetting: SettingID { self == .audio ? .realtimeModel : .responsesModel }
}

extension ConnectionPreferences {
    fileprivate func model(for mode: ConversationMode) -> String { mode == .audio ? realtimeModel : responsesModel }
}
