import Echo
import EchoPresentation
import EchoText

/// Which command leads where.
extension ScreenPresentationAdapter {
    func perform(_ command: Command) {
        guard presenter.availability.allows(command, in: presenter.situation) else { return }
        switch presenter.panel.kind {
        case .question: answer(command)
        case .editing: edit(command)
        case .reading: read(command)
        case .choosing: choose(command)
        case .palette: find(command)
        case .tuning: tune(command)
        case .prompt, nil: act(command)
        }
    }

    func type(_ text: String) {
        switch (presenter.panel.kind, text.lowercased()) {
        case (.question, "y"): confirm()
        case (.question, "n"): closePanel()
        default: write(text)
        }
    }

    private func answer(_ command: Command) {
        switch command {
        case .quit where presenter.panel.question == .quit: presenter.finish()
        case .quit: ask(.quit)
        case .confirm, .send: confirm()
        case .stop: closePanel()
        default: break
        }
    }

    private func confirm() {
        let question = presenter.panel.question
        closePanel()
        switch question {
        case .quit: presenter.finish()
        case .reset: reset()
        case .defaults: resetAll()
        case .deleteProfile(let profile): delete(profile)
        case nil: break
        }
    }

    private func edit(_ command: Command) {
        switch command {
        case .send: keepEdited()
        case .stop: closePanel()
        case .quit: ask(.quit)
        case .newLine: presenter.compose { $0.insert("\n") }
        default:
            if let edit = command.edit { presenter.compose { $0.perform(edit) } }
        }
    }

    private func read(_ command: Command) {
        if actOnTree(command) { return }
        switch command {
        case .stop, .send: closePanel()
        case .quit: ask(.quit)
        default: move(command)
        }
    }

    private func choose(_ command: Command) {
        switch command {
        case .open, .send: useChoice()
        case .deleteProfile: presenter.selectedProfile.map { ask(.deleteProfile($0)) }
        default: read(command)
        }
    }

    private func act(_ command: Command) {
        if actOnCompletion(command) { return }
        if presenter.prompt.kind != nil, answerPrompt(command) { return }
        if command == .stop, presenter.leaveTyping() { return }
        let areas = [
            actOnReplay, talk, actOnWriting, actOnEvents, actOnMessages, actOnTools, actOnSettings, actOnPanes,
            actOnProgram,
        ]
        for area in areas where area(command) { return }
        move(command)
    }

    private func talk(_ command: Command) -> Bool {
        switch command {
        case .toggleTalking: toggleTalking()
        case .endTurn: endTurn()
        case .stop: stop()
        case .mute: mute()
        case .reset: ask(.reset)
        case .reconnect: connect()
        case .toggleRecording: toggleRecording()
        case .switchMode: switchMode(to: presenter.status.mode.other)
        default: return false
        }
        return true
    }

    func move(_ command: Command) {
        switch command {
        case .selectUp: presenter.moveSelection(by: -1)
        case .selectDown: presenter.moveSelection(by: 1)
        case .pageUp: presenter.moveSelection(by: -10)
        case .pageDown: presenter.moveSelection(by: 10)
        case .selectFirst: presenter.moveSelection(by: -.max)
        case .selectLast where presenter.focus == .conversation: presenter.scrollConversation(to: .following)
        case .selectLast: presenter.moveSelection(by: .max)
        default: break
        }
    }

    func ask(_ question: Question) { presenter.updatePanel { $0.ask(question) } }

    func closePanel() { presenter.updatePanel { $0.close() } }

    private func keepEdited() {
        guard let edited = presenter.panel.edited else { return }
        closePanel()
        change(edited.id, to: edited.text)
    }
}
