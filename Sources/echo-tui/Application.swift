import ArgumentParser
import Echo
import EchoALSA
import EchoApp
import EchoScreen
import EchoStore
import EchoTerminal
import EchoText
import EchoWake
import Foundation
import House
import HouseAdapters
import Immersion
import LocalBackend
import Phone

/// The program with everything plugged in: the screen first, network and speech behind it.
@MainActor final class Application {
    private let options: LaunchOptions
    private let began = Date()
    private let themes: ThemeFiles
    private let store: TOMLSettingsStore
    private let preferences: StoredPreferences
    private let migration: ModelMigration
    private let connection: ServerChoice
    private let sound = SoundDevices(environment: ProcessInfo.processInfo.environment)
    private let conversations = ConversationStore(of: .ofThisProcess)
    private let found = FoundParts()
    private let house: HouseDesk
    private let room: RoomDesk
    private var loop: TerminalLoop?
    private var plain: PlainLoop?
    private var engine: EchoEngine?

    init(_ options: LaunchOptions) {
        self.options = options
        themes = ThemeFiles(library: ThemeLibrary(folders: Paths.ofThisProcess.themeDirectories))
        let environment = ProcessInfo.processInfo.environment
        store = TOMLSettingsStore(
            path: options.server.configFile.path, catalog: CompositionRoot.catalog, environment: environment)
        let stored = store.load(options.profile)
        let server = options.server.completed(by: stored.chosen.connection.server)
        let choice = ServerChoice(server, environment: environment)
        migration = ModelMigration(stored, today: CalendarDay(began), isVendors: choice.isVendors)
        preferences = options.applied(to: migration.applied(to: stored, of: CompositionRoot.catalog.settings))
        house = HouseDesk(
            HouseChoiceOfSettings.house(preferences.chosen),
            keeper: EncodedHouseMemory(of: conversations.note(at: Paths.ofThisProcess.houseFile)),
            pin: ProgramKeys.ofThisProcess.pin)
        house.keepPINs(.hashed)
        room = RoomDesk.ofThisProcess(preferences.chosen, in: conversations)
        connection = choice.naming(EchoConfiguration(preferences, options, url: "").model(for: options.mode))
    }

    func run() async throws -> ExitCode {
        await askForPassphrase()
        return options.isPlain ? try await runPlain() : try await runScreen()
    }

    /// While there is no screen yet. Who gives no passphrase goes on without what it opens.
    private func askForPassphrase() async {
        let (keys, prompt) = (ProgramKeys.ofThisProcess, HiddenPrompt())
        guard isatty(STDIN_FILENO) == 1, await keys.needsPassphrase() else { return }
        let introduction = "Your passphrase opens what is encrypted. Press Esc to continue without it."
        do {
            try await keys.unlock(prompt, introduction, untilLeft: true)
        } catch {
            prompt.say("\(error)")
        }
    }

    private func runScreen() async throws -> ExitCode {
        let environment = ProcessInfo.processInfo.environment
        let screen = try makeScreen(
            isFirstRun: FirstRun(paths: .ofThisProcess, configFile: options.server.configFile).begin(),
            perform: { [weak self] in self?.loop?.perform($0) ?? false },
            onChange: { [weak self] screen in self?.loop?.show(screen.state) })
        let keys = ChosenKeys(preferences.keys, of: CompositionRoot.catalog.commands, file: store.path)
        if let note = keys.note { screen.tell(note) }
        screen.report(keys.problems)
        let loop = TerminalLoop(
            screen: CursesScreen(environment: environment), keymap: keys.keymap,
            glyphs: GlyphSet(environment: environment), theme: themes.theme(named:),
            onIntent: { intent in screen.handle(intent) })
        self.loop = loop
        loop.show(screen.state)
        let exit = try await using(screen) { () async throws(TerminalError) in try await loop.run() }
        if exit == .finished { leave(screen.state) }
        return ExitCode(exit.status)
    }

    private func runPlain() async throws -> ExitCode {
        let screen = try makeScreen(hasScreen: false, perform: { [weak self] in self?.plain?.perform($0) ?? false }) {
            [weak self] screen in self?.plain?.show(screen.state)
        }
        let environment = ProcessInfo.processInfo.environment
        let clipboard = TerminalClipboard(environment: environment, hasTerminal: isatty(STDOUT_FILENO) == 1)
        let plain = PlainLoop(
            isInteractive: isatty(STDIN_FILENO) == 1, catalog: CompositionRoot.catalog, clipboard: clipboard
        ) { screen.request($0) }
        self.plain = plain
        plain.show(screen.state)
        return ExitCode(await using(screen) { await plain.run() })
    }

    /// The terminal's description is asked here, before a screen is open.
    private func makeScreen(
        isFirstRun: Bool = false, hasScreen: Bool = true,
        perform: @escaping @MainActor (ScreenEffect) -> Bool,
        onChange: @escaping @MainActor (Screen) -> Void
    ) throws(CatalogConflict) -> Screen {
        let (server, colors) = (options.server, CompositionRoot.terminalColors)
        let dialect = preferences.engine.dialect ?? .automatic
        let profile = options.profile
        let doctor = InsideDoctor {
            CompositionRoot.checkups(server, mode: $0, dialect: dialect, profile: profile, colors: colors)
        }
        var setup = ScreenSetup(server: connection.identity)
        (setup.mode, setup.preferences, setup.theme) = (options.mode, preferences, options.theme)
        (setup.resumption, setup.namedModel) = (options.resumption, options.server.model)
        setup.migration = migration
        (setup.themes, setup.isFirstRun, setup.hasScreen) = (themes.names, isFirstRun, hasScreen)
        var devices = devices
        devices.doctor = doctor
        return CompositionRoot.composition.screen(setup, devices: devices, perform: perform, onChange: onChange)
    }

    /// Everything that a person, a disk and a sound card are reached with.
    private var devices: ScreenDevices {
        let (paths, home) = (Paths.ofThisProcess, HomeFolder.ofThisProcess)
        var devices = ScreenDevices(store: store)
        (devices.sound, devices.microphone) = (sound, sound.microphone)
        devices.history = conversations.sentTexts
        devices.unsent = conversations.unsentTexts(at: paths.unsentTextsFile)
        (devices.conversations, devices.prompts, devices.encryption) = (conversations, conversations, conversations)
        devices.rows = { [conversations] in conversations.rows(of: $0) }
        devices.promptFiles = PromptFiles(CompositionRoot.catalog, home: home)
        devices.kept = KeptFiles(of: paths, in: conversations)
        devices.spending = conversations
        devices.pictures = PictureRenderer()
        devices.folders = FileReader(home: Paths.homeOfThisProcess.path)
        devices.logFiles = WireLogFiles.ofThisProcess()
        devices.localParts = found
        devices.recorder = SoundRecorder(folder: paths.recordingDirectory.path, home: home)
        let keys = ProgramKeys.ofThisProcess.storage
        devices.soundKeeper = SoundKeeper(
            folder: paths.conversationDirectory.path, sound: paths.soundDirectory.path, keys: keys)
        let sounds = SoundLibrary(of: conversations, keys: keys, home: home)
        devices.soundLibrary = sounds
        devices.files = FileWriter(
            conversations: conversations, sounds: sounds, timeZone: .current, home: home,
            maskingCalls: preferences.engine.phone.mask)
        let assistant = PhoneAssistant(connection, preferences, options, settings: store)
        let archive = CallArchive(
            conversations, folder: paths.conversationDirectory.path, sound: paths.soundDirectory.path, keys: keys)
        let phone = ScreenPhone(
            assistant.phone, archive: archive, settings: store,
            in: PhoneProgram(
                environment: ProcessInfo.processInfo.environment,
                storedToken: ProgramKeys.ofThisProcess.api.twilioToken, version: Version.current,
                sound: { SoundDevices.ofThisProcess.pair }),
            readiness: { assistant.readiness }
        ) {
            try await assistant.use($0)
        }
        devices.plugged = [house, room, phone]
        devices.pin = ProgramKeys.ofThisProcess.pin
        devices.wakeWord = WakeListener(sound.microphone)
        devices.modelNotices = ModelNoticesFile(path: paths.modelNoticesFile)
        devices.replacedModels = ReplacedModelsFile(path: paths.replacedModelsFile)
        devices.serverTables = ServerTablesFile(path: paths.serverTablesFile)
        return devices
    }

    /// Runs the application behind `body`, and ends it afterwards.
    private func using<Outcome, Problem: Error>(
        _ screen: Screen, _ body: () async throws(Problem) -> Outcome
    ) async throws(Problem) -> Outcome {
        if let folder = options.recording { screen.record(to: folder.isEmpty ? nil : folder) }
        let tasks = [
            Task { await screen.run() }, Task { await plugIn(screen) },
            Task { [conversations] in await conversations.run(clock: SystemClock()) },
            Task { [house] in await house.run() },
            Task {
                if (try? await Task.sleep(for: ProgramCode.settling)) != nil { ProgramCode.forgetTheStart() }
            },
        ]
        defer { tasks.forEach { $0.cancel() } }
        let errors = SilencedErrors()
        defer { errors.restore() }
        let outcome = try await body()
        if screen.endPatience != nil {
            let words = screen.quitWarnings.map { $0.text { _ in "" } + "\n" }.joined()
            _ = PlainOutput.write(Array(words.utf8), to: isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : errors.kept)
        }
        await Leaving.within(screen.endPatience ?? Leaving.patience) { [engine, conversations] in
            async let ended: Void? = engine?.endServers()
            await screen.close()
            await conversations.close()
            await ended
        }
        return outcome
    }

    /// The terminal is the person's again: what was said stays in it, if they want it.
    private func leave(_ state: ScreenViewState) {
        guard state.preferences.printsAtEnd else { return }
        let lines = LeftTranscript.lines(state.conversation)
        _ = PlainOutput.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: STDOUT_FILENO)
    }

    /// Runs after the first frame: what it loads is slow, and the keys must not wait for it.
    private func plugIn(_ screen: Screen) async {
        if !options.isPlain { screen.report(themes.problems(of: screen.state.theme)) }
        connection.notices.forEach { screen.warn($0) }
        guard connection.identity.isLocal else {
            return await converse(screen, url: connection.url, key: await fetchedKey(screen))
        }
        do {
            for try await assistant in LocalAssistant.start(
                parts(screen), idle: preferences.engine.local.idle, tell: told)
            {
                await converse(screen, url: assistant.url, key: assistant.token)
            }
        } catch {
            screen.report(.unreachable(host: "127.0.0.1", reason: "the offline assistant could not open a port"))
        }
    }

    /// The keyring may take its time, or not answer at all.
    private func fetchedKey(_ screen: Screen) async -> String? {
        if let key = connection.key { return key }
        let finder = connection.finder
        switch await Self.fetched({ () async throws(APIKeyError) in try await finder.key()?.reveal() }) {
        case .success(let key): return key
        case .failure(let error):
            screen.keyFailed(error.text)
            return nil
        }
    }

    /// Apart from the screen: a `catch` behind a typed error of somebody else's does not come back to the main actor.
    private nonisolated static func fetched<Value: Sendable>(
        _ fetch: @Sendable () async throws(APIKeyError) -> Value
    ) async -> Result<Value, APIKeyError> {
        do throws(APIKeyError) {
            return .success(try await fetch())
        } catch {
            return .failure(error)
        }
    }

    /// With their keys; one whose key is not to be had is left out, and that is said.
    private func toolServers(_ screen: Screen) async -> (servers: [MCPServer], unusable: [MCPServerStatus]) {
        var servers: [MCPServer] = []
        // The settings' problems were told already.
        var unusable = preferences.engine.unusableServers.sorted { $0.key < $1.key }.map {
            MCPServerStatus(name: $0.key, state: .failed(reason: $0.value))
        }
        for server in preferences.engine.mcpServers {
            let keys = ProgramKeys.ofThisProcess.api
            switch await Self.fetched({ () async throws(APIKeyError) in try await server.withKeys(from: keys) }) {
            case .success(let server): servers.append(server)
            case .failure(let error):
                screen.warn("The MCP server \(server.name) is not used. \(error.text)")
                unusable.append(MCPServerStatus(name: server.name, state: .failed(reason: error.text)))
            }
        }
        return (servers, unusable)
    }

    /// Whoever has a model of their own asks it what is not understood.
    private var told: @Sendable (FoundServer) -> Void {
        { [found, house] server in
            found.tell(server)
            guard server.role == .brain else { return }
            Task { @MainActor in house.isAskedHere = !server.isThere }
        }
    }

    /// Who thinks, listens and speaks; what cannot be read is said, and comes with the program.
    private func parts(_ screen: Screen) -> LocalAssistantParts {
        let (parts, problems) = LocalAssistantParts.reading(preferences.engine.local)
        for problem in problems { screen.warn(problem) }
        return parts
    }

    private func configuration(_ url: String) -> EchoConfiguration {
        var configuration = EchoConfiguration(preferences, options, url: url, isFree: connection.identity.isLocal)
        configuration.adopt(environment: ProcessInfo.processInfo.environment)
        return configuration
    }

    private func converse(_ screen: Screen, url: String, key: String?) async {
        let echo = Echo(
            key: key,
            configuration: configuration(url),
            microphone: sound.microphone, loudspeaker: sound.loudspeaker,
            refusals: RefusalsFile(path: Paths.ofThisProcess.refusalsFile))
        let (servers, unusable) = await toolServers(screen)
        var engine = EchoEngine(echo: echo, servers: servers, unusable: unusable)
        if !connection.identity.isLocal {
            engine.ownVoice = RepeatedSpeech(FliteSynthesizer())
            let (parts, idle) = (parts(screen), preferences.engine.local.idle)
            engine.ownServer = { LocalAssistant.start(parts, idle: idle) }
        }
        self.engine = engine
        let log = options.logFile.flatMap { try? WireLogFile($0, began: began) }
        let happening = log.map { ($0, echo.trafficBatches, echo.eventBatches) }
        // Before there is a session, which is told of them once.
        furnish(echo)
        screen.expect(toolServers: servers.map(\.name))
        screen.attach(engine)
        async let registered: Void = engine.registerServers { name, error in
            if let error { screen.warn(of: error) }
            screen.stopAwaiting(toolServer: name)
        }
        if let (log, traffic, events) = happening { await log.write(traffic, events, server: connection.identity) }
        await registered
    }

    /// Gives the assistant the tools of the house, where there is one; a model has the same whatever they find.
    private func furnish(_ echo: Echo) {
        let isLocal = connection.identity.isLocal
        let toolset = HouseToolset(of: house, for: echo, asSentences: isLocal)
        toolset.renew()
        house.isAskedHere =
            isLocal && LocalAssistantParts.reading(preferences.engine.local).parts.answersItself
        if isLocal { house.listener.onToolsChange = { toolset.renew() } }
        house.listener.onNewHouse = { toolset.renew() }
    }
}
