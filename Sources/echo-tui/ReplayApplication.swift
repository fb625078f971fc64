import ArgumentParser
import Echo
import EchoApp
import EchoScreen
import EchoStore
import EchoTerminal
import Foundation

/// The screen with a recording plugged in: no engine, no devices.
@MainActor struct ReplayApplication {
    private let recording: WireLogReading
    private let theme: String?
    private let themes: ThemeFiles
    private let store: TOMLSettingsStore

    /// Where changes are shown once there is a screen.
    private final class Stage {
        var loop: TerminalLoop?
    }

    init(_ recording: WireLogReading, theme: String?) {
        self.recording = recording
        self.theme = theme
        let paths = Paths.ofThisProcess
        themes = ThemeFiles(library: ThemeLibrary(folders: paths.themeDirectories))
        store = TOMLSettingsStore(
            path: paths.configFile.path, catalog: CompositionRoot.catalog,
            environment: ProcessInfo.processInfo.environment)
    }

    func run() async throws -> ExitCode {
        let stage = Stage()
        let screen = makeScreen { screen in stage.loop?.show(screen.state) }
        let loop = TerminalLoop(
            screen: CursesScreen(environment: ProcessInfo.processInfo.environment),
            keymap: Keymap(CompositionRoot.catalog.commands), theme: themes.theme(named:),
            onIntent: { intent in screen.handle(intent) })
        stage.loop = loop
        defer { stage.loop = nil }
        screen.publish()
        screen.report(themes.problems(of: screen.state.theme))
        let errors = SilencedErrors()
        defer { errors.restore() }
        let exit = try await loop.run()
        await screen.close()
        return ExitCode(exit.status)
    }

    /// The recording as lines, from its beginning to its end.
    func write() -> ExitCode {
        let screen = makeScreen { _ in }
        var lines = PlainPresenter(CompositionRoot.catalog)
        while true {
            let new = lines.lines(of: screen.state).map { $0.text + "\n" }.joined()
            do throws(ExitCode) { try PlainOutput.print(new) } catch { return error }
            guard screen.state.replay?.isOver == false else { return .success }
            screen.handle(.perform(.stepForward))
        }
    }

    private func makeScreen(
        _ onChange: @escaping @MainActor (Screen) -> Void
    ) -> Screen {
        var setup = ScreenSetup(server: ServerIdentity(isLocal: false, host: "recording", model: ""))
        (setup.preferences, setup.themes, setup.theme) = (store.load(), themes.names, theme)
        var devices = ScreenDevices(store: store)
        devices.logFiles = WireLogFiles.ofThisProcess()
        devices.recording = recording
        return CompositionRoot.composition.screen(setup, devices: devices, onChange: onChange)
    }
}
