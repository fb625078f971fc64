import Echo
import EchoText

/// Which command leads where.
extension Screen {
    /// Where each intent leads.
    func perform(_ intent: Intent) {
        switch intent {
        case .perform(let command): perform(command)
        case .performWith(let command, let words): perform(command, words)
        case .leave: leave()
        case .type(let text): type(text)
        case .paste(let text): presenter.compose { $0.insert(text) }
        case .replaceText(let text): presenter.compose { $0.replace(with: text) }
        case .placeCaret(let offset): presenter.compose { $0.place(caret: offset) }
        case .talkKey(let event): receive(event)
        case .select(let pane, let row): presenter.select(pane, row: row)
        case .selectMessage(let row, let code): presenter.selectMessage(row, code: code)
        case .open(let pane, let row): open(row, of: pane)
        case .scroll(let rows): presenter.moveSelection(by: rows)
        case .scrollPane(let pane, let rows): presenter.scroll(pane, by: rows)
        case .scrollConversation(let position): presenter.scrollConversation(to: position)
        case .change(let id, let words): if change(id, to: words) { confirm(id) }
        case .arrange(let arrangement): arrange(arrangement)
        case .slide(let id, let position): slide(id, to: position)
        case .edit(let id): presenter.edit(id)
        case .choose(let id): openList(of: id)
        case .learn(let traits): learn(traits)
        case .attend(let isAttended): facts.isAttended = isAttended
        case .render(let orders): render(orders)
        }
    }

    private func perform(_ command: Command) {
        guard catalog.availability.allows(command, in: presenter.situation) else { return explain(command) }
        if presenter.panel.kind != nil, asked(features.inPanels, { try $0.performInPanel(command) }) { return }
        if leavesPanel(command) { return }
        switch presenter.panel.kind {
        case .question: answer(command)
        case .editing: edit(command)
        case .reading, .form: read(command)
        case .choosing: choose(command)
        case .palette: find(command)
        case .prompt, nil: act(command)
        }
    }

    private func explain(_ command: Command) {
        guard catalog.availability.explains(command, in: presenter.situation) else { return }
        presenter.notify(catalog.availability.refusal(of: command, in: presenter.situation))
    }

    /// What is read or chosen from makes room for other things that have a key of their own everywhere.
    private func leavesPanel(_ command: Command) -> Bool {
        guard let kind = presenter.panel.kind, [.reading, .choosing].contains(kind) else { return false }
        switch command {
        case .palette: openPalette()
        case .help: presenter.openHelp()
        case .showNotices: act(command)
        default:
            guard command.pane != nil else { return false }
            closePanel()
            act(command)
        }
        return true
    }

    /// What takes words says itself whether it can be done.
    private func perform(_ command: Command, _ words: String) {
        switch command {
        case .filterEvents: presenter.filterEvents(by: words)
        case .exportEvents: exportEvents(to: words)
        case .exportConversation: export(to: words)
        case .attach: attach(words)
        default: _ = askFeatures(command, words)
        }
    }

    /// The first feature whose business it is does it.
    private func askFeatures(_ command: Command, _ words: String = "") -> Bool {
        asked(features.all) { try $0.perform(command, words: words) }
    }

    /// The first feature that can answer a text does, and it is sent to nobody.
    ///
    /// - Parameter isLate: it waited: what happened since was not known to whoever wrote it.
    func askFeatures(toAnswer text: String, isLate: Bool) -> Bool {
        asked(features.answering) { try $0.answer(text, isLate: isLate) }
    }

    /// The first feature that hears what is said does, and nobody else.
    func askFeatures(toHear isBeginning: Bool) -> Bool {
        asked(features.hearing) { try $0.talk(isBeginning: isBeginning) }
    }

    func confirm(_ question: Question) { _ = asked(features.confirming) { try $0.confirm(question) } }

    func decline(_ question: Question) { _ = asked(features.confirming) { try $0.decline(question) } }

    private func edit(_ command: Command) {
        switch command {
        case .send: keepEdited()
        case .stop: closePanel()
        case .quit: askToQuit()
        case .newLine: presenter.compose { $0.insert("\n") }
        default:
            if let edit = command.edit { presenter.compose { $0.perform(edit) } }
        }
    }

    private func read(_ command: Command) {
        if actOnTree(command) { return }
        switch command {
        case .stop, .send: presenter.updatePanel { $0.back() }
        case .quit: askToQuit()
        default: move(command)
        }
    }

    private func choose(_ command: Command) {
        switch command {
        case .open, .send: useChosen()
        default: read(command)
        }
    }

    func useChosen() {
        guard let choice = presenter.panel.choice, let row = presenter.panel.selectedRow else { return }
        _ = asked(features.choosing) { try $0.choose(row, in: choice) }
    }

    private func act(_ command: Command) {
        if actOnCompletion(command) { return }
        if presenter.prompt.kind != nil, answerPrompt(command) { return }
        if command == .stop, presenter.leaveTyping() || askFeatures(.stop) { return }
        if talk(command) || actOnWriting(command) || actOnEvents(command) || actOnMessages(command) { return }
        if askFeatures(command) || actOnPanes(command) || actOnProgram(command) { return }
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
        case .previewVoice: previewVoice()
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

    private func keepEdited() {
        guard let edited = presenter.panel.edited else { return }
        closePanel()
        change(edited.id, to: edited.text)
    }
}
