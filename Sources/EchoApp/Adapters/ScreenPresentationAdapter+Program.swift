import EchoPresentation
import EchoText

/// The program itself and its panels.
extension ScreenPresentationAdapter {
    /// Does what was asked for by its name, or says why not.
    public func request(_ intent: Intent) {
        presenter.dismissNotice()
        obey(intent)
        publish()
    }

    func actOnProgram(_ command: Command) -> Bool {
        switch command {
        case .palette: openPalette()
        case .commandLine: presenter.ask(for: .command)
        case .help: presenter.openHelp()
        case .quit: ask(.quit)
        case .showModels: showModels()
        case .showTools: showTools()
        case .showToolServers: showToolServers()
        case .showCost: presenter.openCost()
        case .showLatency: presenter.openLatency()
        case .showNotices: presenter.openNotices()
        case .tour: presenter.openTour()
        case .doctor: examine()
        default: return false
        }
        return true
    }

    /// Who asks for it by its name means it; an answer or a text on its way is worth a question.
    func leave() {
        let isLosing = isUnderWay || presenter.situation.isAsked || !presenter.composer.isEmpty || !unattached.isEmpty
        if isLosing { ask(.quit) } else { presenter.finish() }
    }

    /// Shows what the doctor finds as it is found; whoever closes the panel has seen enough.
    private func examine() {
        guard let doctor else { return presenter.notify("Start echo-tui doctor in a shell.", .plain) }
        var panel = DoctorPanel()
        presenter.openDoctor(panel)
        let mode = presenter.status.mode
        slots.start(.examining) { [weak self] in
            for await finding in doctor.examine(mode) {
                panel.receive(finding)
                guard let self, presenter.update(panel) else { return }
                publish()
            }
            panel.finish()
            if self?.presenter.update(panel) == true { self?.publish() }
        }
    }
}
