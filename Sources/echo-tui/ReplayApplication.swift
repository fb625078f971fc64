import ArgumentParser
import Echo
import EchoApp
import EchoPresentation
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
        let adapter = adapter { state in stage.loop?.show(state) }
        let loop = TerminalLoop(
            screen: CursesScreen(environment: ProcessInfo.processInfo.environment), theme: themes.theme(named:),
            onIntent: { intent in adapter.handle(intent) })
        stage.loop = loop
        defer { stage.loop = nil }
        adapter.replay(recording)
        adapter.report(themes.problems(of: adapter.state.theme))
        let errors = SilencedErrors()
        defer { errors.restore() }
        let exit = try await loop.run()
        await adapter.close()
        return ExitCode(exit.status)
    }

    /// The recording as lines, from its beginning to its end.
    func write() -> ExitCode {
        let adapter = adapter { _ in }
        adapter.replay(recording)
        var lines = PlainPresenter(CompositionRoot.catalog)
        repeat {
            let new = lines.receive(adapter.state).map { $0 + "\n" }.joined()
            guard PlainOutput.write(Array(new.utf8), to: STDOUT_FILENO) else { return ExitCode(128 + SIGPIPE) }
        } while adapter.stepReplay()
        return .success
    }

    private func adapter(_ onChange: @escaping @MainActor (ScreenViewState) -> Void) -> ScreenPresentationAdapter {
        ScreenPresentationAdapter(
            server: ServerIdentity(isLocal: false, host: "recording", model: ""),
            catalog: CompositionRoot.catalog, preferences: store.load(),
            themes: themes.names, theme: theme, store: store, logFiles: WireLogFiles.ofThisProcess(),
            onChange: onChange)
    }
}
