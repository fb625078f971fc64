import EchoPresentation
import EchoText

/// The palette, and the line that is asked for below the panes.
extension ScreenPresentationAdapter {
    func openPalette() {
        let situation = presenter.situation
        presenter.updatePanel { $0.find(PaletteRows.commands(in: situation), empty: PaletteRows.empty) }
    }

    func find(_ command: Command) {
        switch command {
        case .open, .send, .complete: useFound()
        case .stop: closePanel()
        case .compose(let edit): presenter.compose { $0.perform(edit) }
        case .quit: ask(.quit)
        default: move(command)
        }
    }

    private func useFound() {
        guard let row = presenter.panel.selectedRow, let intent = PaletteRows.intent(of: row) else { return }
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
        case .compose: return actOnWriting(command)
        case .complete: _ = actOnWriting(command)
        default: return false
        }
        return true
    }

    private func takePrompt() {
        guard let (kind, text) = presenter.takePrompt() else { return }
        switch kind {
        case .command: give(text)
        case .value(let id): take(text, for: id)
        case .profile: keep(profile: text)
        case .search, .filter, .history: break
        }
    }

    /// Does what was typed after a colon.
    private func give(_ line: String) {
        switch SlashCommandParser.command(line.drop { $0 == "/" || $0 == " " }) {
        case .intents(let intents): intents.forEach(obey)
        case .refused(let wording): presenter.notify(wording, .warning)
        case .text: break
        }
    }
}
