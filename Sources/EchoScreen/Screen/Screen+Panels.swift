import EchoText

/// The palette, and the line that is asked for below the panes.
extension Screen {
    func openPalette() {
        presenter.openPalette()
    }

    func find(_ command: Command) {
        switch command {
        case .open where hasList, .send where hasList: useChosen()
        case .complete where hasList: break
        case .open, .send, .complete: useFound()
        case .stop: if !clearSearch() { closePanel() }
        case .quit: askToQuit()
        default:
            guard let edit = command.edit else { return move(command) }
            presenter.compose { $0.perform(edit) }
        }
    }

    private var hasList: Bool { presenter.panel.choice != nil }

    private func clearSearch() -> Bool {
        var isCleared = false
        presenter.updatePanel { isCleared = $0.clearSearch() }
        return isCleared
    }

    private func useFound() {
        guard let row = presenter.panel.selectedRow, let intent = PaletteRows(catalog).intent(of: row) else {
            return
        }
        closePanel()
        if case .replaceText = intent { presenter.focus(on: .composer) }
        obey(intent)
    }

    /// What a key does to the line that is asked for; false for what has nothing to do with it.
    func answerPrompt(_ command: Command) -> Bool {
        switch command {
        case .searchHistory where presenter.prompt.kind == .history,
            .selectUp where presenter.prompt.kind == .history:
            presenter.moveSearch(by: 1)
        case .selectDown where presenter.prompt.kind == .history: presenter.moveSearch(by: -1)
        case .stop: presenter.closePrompt()
        case .open, .send: takePrompt()
        case .complete: _ = actOnWriting(command)
        default: return command.edit != nil && actOnWriting(command)
        }
        return true
    }

    private func takePrompt() {
        guard let (kind, text) = presenter.takePrompt() else { return }
        switch kind {
        case .command: give(text)
        case .value(let id, _): take(text, for: id)
        case .profile: perform(.performWith(.saveProfile, text))
        case .search, .filter, .history: break
        }
    }

    /// Does what was typed after a colon.
    private func give(_ line: String) {
        switch SlashCommandParser(catalog.slashCommands).command(line.drop { $0 == "/" || $0 == " " }) {
        case .intents(let intents): intents.forEach(obey)
        case .refused(let wording): presenter.notify(wording, .warning)
        case .text: break
        }
    }
}
