import Echo
import EchoText

/// The program itself and its panels.
extension Screen {
    /// Does what was asked for by its name, or says why not.
    package func request(_ intent: Intent) {
        presenter.dismissNotice()
        obey(intent)
        publish()
    }

    /// Records both sides of the conversation, to a folder or the program's own.
    package func record(to folder: String?) {
        perform(.performWith(.toggleRecording, folder ?? ""))
        publish()
    }

    /// Says that something beside the conversation does not work; the conversation itself goes on.
    package func warn(of error: EchoError) {
        presenter.notify(ErrorPresenter.present(error).wording, .warning, page: ErrorPage(error))
        publish()
    }

    /// Says what went wrong outside the conversation.
    package func report(_ error: EchoError) {
        presenter.connectionFailed()
        presenter.show(error)
        publish()
    }

    /// Says something that the person should know before the conversation begins.
    package func warn(_ sentence: String) {
        notify("\(sentence)", .warning)
        publish()
    }

    /// Says why a key that is stored cannot be had, now and whenever it is wanted.
    package func keyFailed(_ sentence: String) {
        presenter.keyFailed(sentence)
        warn(sentence)
    }

    /// Ends the program without a question.
    func finish() { presenter.finish() }

    /// Says each of them, of a file with many their number; the first is the one that is seen.
    package func report(_ problems: [SettingsProblem]) {
        presenter.notify(all: problems.sentences.map { "\($0)" }, .warning)
        if !problems.isEmpty { publish() }
    }

    /// Says something that is no problem.
    package func tell(_ wording: Wording) {
        notify(wording)
        publish()
    }

    func learn(_ told: TerminalTraits) {
        var traits = told
        if devices.pictures == nil || presenter.terminal.renderings.isImpossible { traits.pictures = nil }
        presenter.show(traits)
    }

    func actOnProgram(_ command: Command) -> Bool {
        switch command {
        case .palette: openPalette()
        case .commandLine: presenter.ask(for: .command)
        case .help: presenter.openHelp()
        case .quit: askToQuit()
        case .showNotices: presenter.openNotices()
        case .tour: presenter.openTour()
        default: return false
        }
        return true
    }

    /// Who asks for it by its name means it; an answer or a text on its way is worth a question.
    func leave() {
        let isLosing =
            isUnderWay || presenter.situation.isAsked || !presenter.composer.isEmpty || !outbox.unattached.isEmpty
        if isLosing { askToQuit() } else { presenter.finish() }
    }
}
