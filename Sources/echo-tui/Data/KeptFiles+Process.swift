import EchoApp
import EchoScreen
import EchoStore
import Foundation
import House
import Immersion
import ImmersionAdapters

extension ConversationStore {
    /// The conversations of this person.
    convenience init(
        of paths: Paths, looksForCut: CutConversations.Search = .everything, keys: ProgramKeys = .ofThisProcess
    ) {
        self.init(
            folder: paths.conversationDirectory.path, sound: paths.soundDirectory.path,
            sentTexts: paths.sentTextsFile.path, notes: [paths.houseFile, paths.roomFile, paths.unsentTextsFile],
            sealed: [paths.cardSoundDirectory.path], caches: paths.roomCaches, looksForCut: looksForCut,
            keys: keys.storage)
    }
}

extension KeptFiles {
    /// What is kept of this person.
    init(of paths: Paths, in store: ConversationStore) {
        self.init(
            store: store,
            places: DataPlaces(
                recordings: paths.recordingDirectory.path, sentTexts: paths.sentTextsFile.path,
                state: paths.stateDirectory.path, settings: paths.configFile.path, unsentTexts: paths.unsentTextsFile,
                notes: [
                    FeatureNote(.house, file: paths.houseFile, exportName: "house"),
                    FeatureNote(.room, file: paths.roomFile, rows: KeptRoomMemory.area, exportName: "language") {
                        await KeptRoomMemory(in: store, earlier: paths.roomFile).document()
                    },
                    FeatureNote(.bookmarks, file: "", rows: "bookmarks", exportName: "bookmarks"),
                ], caches: paths.roomCaches + [paths.cardSoundDirectory.path]
            ) {
                Self.keys(paths, environment: ProcessInfo.processInfo.environment)
            }, keys: ProgramKeys(paths, environment: ProcessInfo.processInfo.environment).storage)
    }

    /// By their names; what they are is never read further than whether there is one.
    private static func keys(_ paths: Paths, environment: [String: String]) -> [(name: String, place: String)] {
        var keys: [(name: String, place: String)] = []
        if !(environment["OPENAI_API_KEY"] ?? "").isEmpty { keys.append(("OPENAI_API_KEY", "environment")) }
        let store = TOMLSettingsStore(
            path: paths.configFile.path, catalog: CompositionRoot.catalog, environment: environment)
        if let key = try? store.apiKey() { keys.append(("api_key", withExtendedLifetime(key) { store.path })) }
        let stored = (try? ProgramKeys(paths, environment: environment).api.kept()) ?? []
        return keys
            + stored.map { key in
                (key.name.description, key.place == .keyring ? "the desktop's keyring" : paths.keyDirectory.path)
            }
    }
}
