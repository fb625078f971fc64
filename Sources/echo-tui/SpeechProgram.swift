import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import LocalBackend

/// Who hears what is said to a command: the server of the settings, else the one inside the program.
struct SpeechProgram {
    private let choice: ServerChoice
    private let preferences: StoredPreferences
    private let options: LaunchOptions
    private let devices = SoundDevices.ofThisProcess
    /// Of what hears, named on the command line.
    let model: String?

    init(_ arguments: ServerArguments, languages: [String], environment: [String: String], today: Date = Date()) throws
    {
        var server = try arguments.serverOptions(Paths.ofThisProcess, environment: environment)
        // It names the model that writes or interprets, and none that answers.
        (model, server.model) = (server.model, nil)
        let store = TOMLSettingsStore(
            path: server.configFile.path, catalog: CompositionRoot.catalog, environment: environment)
        let options = LaunchOptions(server: server)
        let stored = store.load(nil)
        let choice = ServerChoice(server.completed(by: stored.chosen.connection.server), environment: environment)
        let migration = ModelMigration(stored, today: CalendarDay(today), isVendors: choice.isVendors)
        var preferences = options.applied(to: migration.applied(to: stored, of: CompositionRoot.catalog.settings))
        if !languages.isEmpty { preferences.settings.languages = languages }
        (self.options, self.choice, self.preferences) = (options, choice, preferences)
    }

    var settings: SessionSettings { preferences.settings }

    /// The microphone that the settings name, as they set it.
    func microphone() async -> any AudioCaptureProtocol {
        let sound = preferences.chosen.sound
        await devices.use(sound.input, for: .input)
        await devices.tune(.input, gain: sound.microphone.inputGain, latency: .zero)
        await devices.use(SoundConditioning(denoises: sound.denoises, levels: sound.levels))
        return devices.microphone
    }

    /// The server is the one inside the program.
    var isOnThisMachine: Bool { choice.identity.isLocal }

    /// The loudspeaker that the settings name.
    func loudspeaker() async -> any AudioPlaybackProtocol {
        await devices.use(preferences.chosen.sound.output, for: .output)
        // It is not to be interpreted again.
        await devices.use(preferences.chosen.sound.protectionInUse)
        return devices.loudspeaker
    }

    /// Runs `body` with an engine; the server inside the program runs as long.
    func use(
        _ microphone: any AudioCaptureProtocol, _ loudspeaker: (any AudioPlaybackProtocol)? = nil,
        _ body: (Echo) async throws -> Void
    ) async throws {
        guard choice.identity.isLocal else {
            let key: String? = if let key = choice.key { key } else { try await choice.finder.key()?.reveal() }
            return try await body(engine(choice.url, key, microphone, loudspeaker))
        }
        for try await assistant in startAssistant() {
            return try await body(engine(assistant.url, assistant.token, microphone, loudspeaker))
        }
    }

    /// The parts of this machine, as a server; it ends when nobody listens any more.
    func startAssistant() -> AsyncThrowingStream<LocalAssistant, any Error> {
        let (parts, problems) = LocalAssistantParts.reading(preferences.engine.local)
        for problem in problems { PlainOutput.complain("echo-tui: \(problem)\n") }
        return LocalAssistant.start(parts, idle: preferences.engine.local.idle)
    }

    private func engine(
        _ url: String, _ key: String?, _ microphone: any AudioCaptureProtocol,
        _ loudspeaker: (any AudioPlaybackProtocol)?
    ) -> Echo {
        var configuration = EchoConfiguration(preferences, options, url: url, isFree: choice.identity.isLocal)
        configuration.adopt(environment: ProcessInfo.processInfo.environment)
        return Echo(key: key, configuration: configuration, microphone: microphone, loudspeaker: loudspeaker)
    }
}
