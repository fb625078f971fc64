import Echo
import EchoPresentation

/// Which command leads where.
extension ScreenPresentationAdapter {
    func perform(_ command: Command) {
        guard CommandAvailability.allows(command, in: presenter.situation) else { return }
        switch presenter.panel.kind {
        case .question: answer(command)
        case .editing: edit(command)
        case .reading: read(command)
        case .choosing: choose(command)
        case nil: act(command)
        }
    }

    func type(_ text: String) {
        switch (presenter.panel.kind, text.lowercased()) {
        case (.question, "y"): confirm()
        case (.question, "n"): closePanel()
        default: presenter.compose { $0.insert(text) }
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
        switch presenter.panel.question {
        case .quit: presenter.finish()
        case .reset: reset()
        case nil: break
        }
        closePanel()
    }

    private func edit(_ command: Command) {
        switch command {
        case .send: keepEdited()
        case .stop: closePanel()
        case .quit: ask(.quit)
        case .newLine: presenter.compose { $0.insert("\n") }
        case .compose(let edit): presenter.compose { $0.perform(edit) }
        default: break
        }
    }

    private func read(_ command: Command) {
        switch command {
        case .stop, .send: closePanel()
        case .quit: ask(.quit)
        default: move(command)
        }
    }

    private func choose(_ command: Command) {
        switch command {
        case .open, .send: useChoice()
        default: read(command)
        }
    }

    private func act(_ command: Command) {
        switch command {
        case .toggleTalking: toggleTalking()
        case .endTurn: endTurn()
        case .send: send()
        case .stop: stop()
        case .mute: mute()
        case .reset: ask(.reset)
        case .reconnect: connect()
        case .quit: ask(.quit)
        case .help: presenter.updatePanel { $0.showHelp() }
        case .newLine: presenter.compose { $0.insert("\n") }
        case .compose(let edit): presenter.compose { $0.perform(edit) }
        case .focus(let pane): presenter.focus(on: pane)
        case .focusNext: presenter.moveFocus(by: 1)
        case .focusPrevious: presenter.moveFocus(by: -1)
        case .adjustUp: adjust(by: 1)
        case .adjustDown: adjust(by: -1)
        case .open: open()
        default: converse(command)
        }
    }

    /// What is done to the conversation itself.
    private func converse(_ command: Command) {
        switch command {
        case .switchMode: switchMode(to: presenter.status.mode.other)
        case .regenerate: regenerate()
        case .editLast: presenter.editLastMessage()
        case .deleteLast: deleteLast()
        case .approve: decide(.approved)
        case .approveForGood: decide(.approvedForGood)
        case .deny: decide(.denied)
        case .showModels: showModels()
        case .showTools: showTools()
        case .showToolServers: showToolServers()
        case .showCost: presenter.openCost()
        default: move(command)
        }
    }

    private func move(_ command: Command) {
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

    private func open() {
        if presenter.focus == .events { return presenter.openSelectedEvent() }
        if presenter.focus == .conversation { return presenter.openToolCalls() }
        let setting = presenter.settings.selected
        if case .instructions = setting.id { presenter.edit(setting.id) } else { adjust(by: 1) }
    }

    private func ask(_ question: Question) { presenter.updatePanel { $0.ask(question) } }

    func closePanel() { presenter.updatePanel { $0.close() } }

    private func keepEdited() {
        guard let edited = presenter.panel.edited else { return }
        closePanel()
        change(edited.id, to: edited.text)
    }
}
