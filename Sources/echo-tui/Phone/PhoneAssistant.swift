import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import LocalBackend
import Phone
import PhoneBridge

/// Who answers the telephone: the server of the settings, else the one inside the program.
struct PhoneAssistant {
    let choice: ServerChoice
    private let preferences: StoredPreferences
    private let options: LaunchOptions
    /// Where those stand, which other programs may change.
    let settings: any SettingsStoreProtocol
    /// Prints what happens in calls.
    static let office = PhoneOffice(
        ServiceLog(to: { _ = PlainOutput.write(Array("\($0)\n".utf8), to: STDOUT_FILENO) }) {
            PlainOutput.complain("\($0)\n")
        })

    init(_ arguments: ServerArguments, environment: [String: String], today: Date = Date()) throws {
        let server = try arguments.serverOptions(Paths.ofThisProcess, environment: environment)
        let store = TOMLSettingsStore(
            path: server.configFile.path, catalog: CompositionRoot.catalog, environment: environment)
        var options = LaunchOptions(server: server)
        options.mode = .audio
        self.options = options
        settings = store
        let stored = store.load(nil)
        let choice = ServerChoice(server.completed(by: stored.chosen.connection.server), environment: environment)
        // For this run: it is the screen that writes names down.
        let migration = ModelMigration(stored, today: CalendarDay(today), isVendors: choice.isVendors)
        preferences = options.applied(to: migration.applied(to: stored, of: CompositionRoot.catalog.settings))
        self.choice = choice.naming(EchoConfiguration(preferences, options, url: "").model(for: .audio))
    }

    /// Of the screen.
    init(
        _ choice: ServerChoice, _ preferences: StoredPreferences, _ options: LaunchOptions,
        settings: any SettingsStoreProtocol
    ) {
        var options = options
        options.mode = .audio
        (self.choice, self.preferences, self.options, self.settings) = (choice, preferences, options, settings)
    }

    var phone: PhonePreferences { preferences.engine.phone }

    /// Asks the assistant's server; nil for the one inside the program.
    func probe() async throws -> ModelProbe? {
        guard !choice.identity.isLocal else { return nil }
        let key: String? = if let key = choice.key { key } else { try await choice.finder.key()?.reveal() }
        return ModelProbe(url: choice.url, key: key)
    }

    /// Whoever carries calls has this of it.
    var calls: CallAssistant {
        CallAssistant(
            phone, environment: ProcessInfo.processInfo.environment, office: Self.office, settings: settings,
            onSignal: { ProgramSignals.watch($0) }
        ) { try await use($0) }
    }

    /// Where calls are remembered; nil where they are not.
    ///
    /// - Parameter isOff: said on the command line.
    func history(isOff: Bool) -> CallHistory? {
        guard !isOff, preferences.chosen.savesConversations else { return nil }
        let (paths, keys) = (Paths.ofThisProcess, ProgramKeys.ofThisProcess)
        // Conversations that were cut are told by the screen, which can go on with them.
        let archive = CallArchive(
            ConversationStore(of: paths, looksForCut: .calls, keys: keys), folder: paths.conversationDirectory.path,
            sound: paths.soundDirectory.path, keys: keys.storage)
        return CallHistory(archive, settings: settings, country: phone.country, warn: Self.office.warn)
    }

    /// Runs `body` with what calls are carried with; the server inside the program runs as long.
    func use(_ body: (CallHost) async throws -> Void) async throws {
        guard choice.identity.isLocal else {
            let key: String? = if let key = choice.key { key } else { try await choice.finder.key()?.reveal() }
            var host = host(url: choice.url, key: key)
            host.probe = ModelProbe(url: choice.url, key: key)
            guard phone.fallback == .local else { return try await body(host) }
            return try await useLocal { local in
                host.makeFallback = { [configuration = configuration(url: local.url, isFree: true)] _ in
                    Echo(key: local.token, configuration: configuration)
                }
                try await body(host)
            }
        }
        try await useLocal { try await body(host(url: $0.url, key: $0.token)) }
    }

    private func useLocal(_ body: (LocalAssistant) async throws -> Void) async throws {
        let (parts, problems) = LocalAssistantParts.reading(preferences.engine.local)
        for problem in problems { Self.office.warn(problem) }
        for try await assistant in LocalAssistant.start(parts, idle: preferences.engine.local.idle) {
            return try await body(assistant)
        }
    }

    private func configuration(url: String, isFree: Bool) -> EchoConfiguration {
        var configuration = EchoConfiguration(preferences, options, url: url, isFree: isFree)
        configuration.adopt(environment: ProcessInfo.processInfo.environment)
        return configuration
    }

    private func host(url: String, key: String?) -> CallHost {
        let configuration = configuration(url: url, isFree: choice.identity.isLocal)
        var host = CallHost(
            makeEngine: { [configuration] call in
                Echo(
                    key: key, configuration: configuration.traced(by: call.trace),
                    refusals: RefusalsFile(path: Paths.ofThisProcess.refusalsFile))
            },
            configuration: { [phone, settings = configuration.settings] in
                CallConfiguration(phone, settings, in: LineVoice.languages, for: $0)
            }, voice: LineVoice())
        host.serverCalls = ServerCalls(
            find: { [network = configuration.network] id throws(EchoError) in
                try ServerCall(id, at: url, key: key, network: network)
            },
            makeEngine: { [configuration = ServerCall.configuration(configuration)] _, call in
                Echo(
                    key: key, configuration: configuration, realtimeTransport: call,
                    refusals: RefusalsFile(path: Paths.ofThisProcess.refusalsFile))
            })
        return host
    }
}
