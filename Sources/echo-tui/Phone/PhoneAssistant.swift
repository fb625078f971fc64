import Echo
import EchoApp
import EchoPresentation
import EchoStore
import Foundation
import LocalBackend
import PhoneBridge

/// Who answers the telephone: the server of the settings, else the one inside the program.
struct PhoneAssistant {
    let choice: ServerChoice
    private let preferences: StoredPreferences
    private let options: LaunchOptions
    /// Where those stand, which other programs may change.
    let settings: any SettingsStoreProtocol

    init(_ arguments: ServerArguments, environment: [String: String]) throws {
        let server = try arguments.serverOptions(Paths.ofThisProcess, environment: environment)
        let store = TOMLSettingsStore(
            path: server.configFile.path, catalog: CompositionRoot.catalog, environment: environment)
        var options = LaunchOptions(server: server)
        options.mode = .audio
        self.options = options
        settings = store
        preferences = options.applied(to: store.load(nil))
        let model = EchoConfiguration(preferences, options, url: "").model(for: .audio)
        choice = ServerChoice(
            server.completed(by: preferences.chosen.connection.server), preferred: model, environment: environment)
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

    /// Whether conversations are kept.
    var savesConversations: Bool { preferences.chosen.savesConversations }

    /// Runs `body` with what calls are carried with; the server inside the program runs as long.
    func use(_ body: (CallHost) async throws -> Void) async throws {
        guard choice.identity.isLocal else {
            let key: String? = if let key = choice.key { key } else { try await choice.finder.key()?.reveal() }
            return try await body(host(url: choice.url, key: key))
        }
        let (parts, problems) = LocalAssistantParts.reading(preferences.engine.local)
        for problem in problems { PhoneOffice.warn(problem) }
        for try await assistant in LocalAssistant.start(parts) {
            return try await body(host(url: assistant.url, key: assistant.token))
        }
    }

    private func host(url: String, key: String?) -> CallHost {
        var configuration = EchoConfiguration(preferences, options, url: url, isFree: choice.identity.isLocal)
        configuration.network = NetworkEnvironment(ProcessInfo.processInfo.environment)
        return CallHost(
            makeEngine: { [configuration] _ in Echo(key: key, configuration: configuration) },
            configuration: { [phone, settings = configuration.settings] in
                CallConfiguration(phone, settings, for: $0)
            }, voice: LineVoice())
    }
}
