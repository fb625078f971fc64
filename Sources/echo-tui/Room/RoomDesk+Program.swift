import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import Immersion
import ImmersionAdapters

extension RoomDesk {
    /// With what this machine has for languages, the providers that are chosen, and what is kept of learning.
    static func ofThisProcess(_ preferences: Preferences, in conversations: ConversationStore) -> RoomDesk {
        let (paths, environment) = (Paths.ofThisProcess, ProcessInfo.processInfo.environment)
        let home = Paths.homeOfThisProcess
        let network = NetworkEnvironment(environment)
        let spending = ProviderSpendingFile(path: paths.providerSpendingFile)
        let limit = Decimal(preferences[number: .roomBudget] ?? standardBudget)
        let chosen = preferences[number: .roomTimeout].map { Duration.seconds($0) }
        let languages = InstalledLanguages(
            folders: LanguageFolders.folders(data: paths.dataDirectory.deletingLastPathComponent().path),
            scenarios: paths.scenarioDirectory.path, cache: paths.cacheDirectory.path,
            mayKeep: { (try? await conversations.isEncrypted()) == false },
            online: OnlineProviders(
                ProviderChoice.choices(preferences[word: .roomProviders] ?? "").known,
                limits: LinkLimits(timeout: chosen ?? .seconds(standardTimeout)),
                soundLimits: LinkLimits(timeout: chosen ?? .seconds(30)),
                transport: { HTTPTransport(network: network) }, key: { await key(of: $0) }),
            purse: ProviderPurse(spending.budget(limit: limit), ledger: spending),
            transport: { HTTPTransport() }, clock: SystemClock())
        let seal = conversations.seal
        let sounds = CardSounds(
            folder: paths.cardSoundDirectory.path, seal: { await seal.sealed($0, name: $1) },
            open: { await seal.opened($0, name: $1) })
        let getter = LanguageGetter(folders: paths.partProgramDirectories.map(\.path), environment: environment)
        return RoomDesk(
            languages, getter: getter, keeper: KeptRoomMemory(in: conversations, earlier: paths.roomFile),
            files: CardFiles(home: home.path, sounds: sounds),
            anki: AnkiDesk(transport: { HTTPTransport() }, sounds: sounds), sounds: sounds,
            events: EventSender(
                keeper: EventQueueFile(path: paths.learningEventFile), clock: SystemClock(),
                send: EventWire(
                    { ProviderWire(transport: HTTPTransport(network: network)) },
                    key: { await key(named: "learning-events") }
                ).send))
    }

    /// As `echo-tui key set elevenlabs` stored it.
    private static func key(of provider: ProviderName) async -> ProviderKey? { await key(named: provider.rawValue) }

    private static func key(named name: String) async -> ProviderKey? {
        if let key = ProviderKey.inEnvironment(ProcessInfo.processInfo.environment, named: name) { return key }
        guard let name = APIKeyName(name),
            let kept = try? await ProgramKeys.ofThisProcess.api.key(name)
        else { return nil }
        return ProviderKey(kept.reveal())
    }
}
