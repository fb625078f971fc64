import EchoPresentation

/// The program itself and its panels.
extension ScreenPresentationAdapter {
    func actOnProgram(_ command: Command) -> Bool {
        switch command {
        case .palette: openPalette()
        case .commandLine: presenter.ask(for: .command)
        case .help: showHelp()
        case .quit: ask(.quit)
        case .showModels: showModels()
        case .showTools: showTools()
        case .showToolServers: showToolServers()
        case .showCost: presenter.openCost()
        default: return false
        }
        return true
    }

    private func showHelp() {
        let pane = presenter.focus
        presenter.updatePanel { $0.showHelp(for: pane) }
    }
}
