import Echo
import EchoALSA
import EchoApp
import EchoScreen
import EchoStore
import EchoTerminal
import Foundation
import LocalBackend

extension CompositionRoot {
    /// What the doctor looks at, in the order of the report. `colors` are what the terminal's description says: it can
    /// be asked only while no screen is open.
    static func checkups(
        _ options: ServerOptions, mode: ConversationMode, dialect: AnswerDialect, profile: ProfileName? = nil,
        colors: Int?
    ) -> [any CheckupProtocol] {
        let environment = ProcessInfo.processInfo.environment
        let store = TOMLSettingsStore(path: options.configFile.path, catalog: catalog, environment: environment)
        let preferences = store.load(profile)
        let chosen = preferences.chosen
        let options = options.completed(by: chosen.connection.server)
        let keys = ProgramKeys.ofThisProcess
        let finder = KeyFinder(environmentValue: environment["OPENAI_API_KEY"], store: store, stored: keys.api)
        let terminal = TerminalCheckup(
            environment: environment, size: .ofStandardOutput, colors: colors)
        return [
            terminal, SettingsCheckup(store: store), KeyCheckup(finder: finder, isNeeded: options.url != nil),
            EncryptionCheckup(storage: keys.storage), SpeechModelCheckup(missingPart: PocketSphinxModel().missingPart),
        ] + server(options, mode, dialect, finder) + parts(preferences.engine.local, options, finder) + [
            ModelsCheckup { [options] in await KnownModels.asked(options, preferences) },
            RefusalsCheckup { await RefusalsFile(path: Paths.ofThisProcess.refusalsFile).all() },
            HouseCheckup(preferences: preferences.chosen),
        ]
            + sound(chosen.sound, environment)
    }

    /// The server that is asked when there is none elsewhere.
    private static func parts(
        _ chosen: LocalPreferences, _ options: ServerOptions, _ finder: KeyFinder
    ) -> [any CheckupProtocol] {
        guard options.url == nil, (try? finder.find()) == nil else { return [] }
        let parts = LocalAssistantParts.reading(chosen).parts
        return [
            LocalPartsCheckup(own: PartShelf.ofThisProcess.own()) {
                await parts.survey { ProcessInfo.processInfo.environment[$0] }
            }
        ]
    }

    /// The devices that are chosen are tried, not others.
    private static func sound(_ chosen: SoundPreferences, _ environment: [String: String]) -> [any CheckupProtocol] {
        let devices = { @Sendable (direction: AudioDevice.Direction, id: String?) async -> [TestedDevice] in
            let listed = await ALSADevices.choices(environment: environment).map(\.device)
            return TestedDevice.candidates(direction, chosen: id, among: listed)
        }
        return [
            MicrophoneCheckup(
                listen: { await ALSAProbe.microphone(.microphone($0.id)) },
                devices: { await devices(.input, chosen.input) },
                opens: { await ALSAProbe.opens(.microphone($0.id)) }),
            LoudspeakerCheckup(
                play: { await ALSAProbe.loudspeaker(.loudspeaker($0.id)) },
                devices: { await devices(.output, chosen.output) }),
        ]
    }

    static var terminalColors: Int? {
        TerminalDescription.colors(of: ProcessInfo.processInfo.environment["TERM"] ?? "")
    }

    /// The server inside the program needs no looking at.
    private static func server(
        _ options: ServerOptions, _ mode: ConversationMode, _ dialect: AnswerDialect, _ finder: KeyFinder
    ) -> [any CheckupProtocol] {
        let url = options.url ?? ((try? finder.find()) == nil ? nil : "wss://api.openai.com/v1")
        let way: ServerCheckup.Way =
            mode == .audio ? .voice(model: options.model ?? ServerChoice.defaultModel) : .text(dialect)
        return url.map { [ServerCheckup(url: $0, origin: options.origin, way: way, finder: finder)] } ?? []
    }
}
