import EchoScreen
import EchoText
import Foundation
import TOMLKit

/// Keeps the person's choices in `config.toml`, a file they may write and comment themselves, and their profiles in
/// `profiles/NAME.toml` beside it.
public actor TOMLSettingsStore: SettingsStoreProtocol, ProfileStoreProtocol {
    public nonisolated let path: String
    private let catalog: Catalog
    private let environment: [String: String]

    /// - Parameters:
    ///   - catalog: the settings and commands that the file may name.
    ///   - environment: where values that are written "env:NAME" are found.
    public init(path: String, catalog: Catalog, environment: [String: String] = [:]) {
        self.catalog = catalog
        self.path = path
        self.environment = environment
    }

    public nonisolated func load(_ profile: ProfileName?) -> StoredPreferences {
        let models = ownModels
        var preferences: StoredPreferences
        do throws(SettingsStoreError) {
            preferences = TOMLSettingsReader(file: path, catalog: catalog, secrets: secrets, models: models).read(
                try file.contents() ?? "")
        } catch {
            preferences = StoredPreferences()
            preferences.engine.adopt(models)
            preferences.problems = [SettingsProblem(file: path, reason: error.reason)]
        }
        preferences.problems += models.problems
        if let profile { read(profile, over: &preferences) }
        return preferences
    }

    /// The stored key that the file names as the server's: `api_key = "key:azure"`.
    public nonisolated var keyName: APIKeyName? {
        guard let text = try? file.contents(), let table = try? TOMLTable(string: TOMLHeaders.parsable(text)) else {
            return nil
        }
        return table["api_key"]?.string.flatMap(NamedKey.init)?.name
    }

    /// The key kept in the file, if there is one, and only if nobody else can read it.
    public nonisolated func apiKey() throws(SecretFileError) -> Secret? {
        guard let text = try? file.contents(), let table = try? TOMLTable(string: TOMLHeaders.parsable(text)),
            let value = table["api_key"]
        else { return nil }
        guard let key = value.string else { throw .notText(path: path) }
        guard !key.isEmpty, NamedKey(key) == nil else { return nil }
        try AtomicFile(path: path).checkPrivate()
        return Secret(key)
    }

    public func save(_ ids: [SettingID], from chosen: Preferences, in profile: ProfileName?)
        throws(SettingsStoreError)
    {
        try (profile.map(file(of:)) ?? file).change(edits(ids, from: chosen, in: profile))
    }

    public func exchange(_ changes: [SettingExchange], in profile: ProfileName?) throws(SettingsStoreError)
        -> [SettingExchange]
    {
        var made: [SettingExchange] = []
        try (profile.map(file(of:)) ?? file).change { () throws(SettingsStoreError) in
            let stored = load(profile).chosen
            var chosen = stored
            for change in changes {
                guard let setting = catalog.settings[change.id], setting.value(in: stored) == change.old,
                    let changed = try? setting.accepting(change.new, in: chosen)
                else { continue }
                chosen = changed
                made.append(change)
            }
            return edits(made.map(\.id), from: chosen, in: profile)
        }
        return made
    }

    public func save(_ arrangement: PaneArrangement) throws(SettingsStoreError) {
        try file.change(TOMLPanes.edits(arrangement))
    }

    public func save(_ tuned: TunedMicrophones) throws(SettingsStoreError) {
        try file.change(TOMLTuned.edits(tuned))
    }

    public nonisolated var profiles: [ProfileName] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: profileFolder)) ?? []
        return files.filter { $0.hasSuffix(".toml") }.compactMap { try? ProfileName(String($0.dropLast(5))) }.sorted()
    }

    public func save(_ chosen: Preferences, as profile: ProfileName) throws(SettingsStoreError) {
        try file(of: profile).change(edits(catalog.settings.all.map(\.id), from: chosen, in: profile))
    }

    public func delete(_ profile: ProfileName) throws(SettingsStoreError) { try file(of: profile).delete() }

    /// A profile holds only what differs from the file without it.
    private func edits(_ ids: [SettingID], from chosen: Preferences, in profile: ProfileName?) -> [TOMLEdit] {
        let base = profile.map { _ in load(nil).chosen }
        return ids.compactMap { id in
            guard let setting = catalog.settings[id] else { return nil }
            let value = setting.value(in: chosen)
            let place = id.place(in: chosen)
            let isSame = base.map { value == setting.value(in: $0) } ?? false
            return isSame ? TOMLEdit(place, literal: nil) : TOMLEdit(place, value)
        }
    }

    private nonisolated func read(_ profile: ProfileName, over preferences: inout StoredPreferences) {
        let file = file(of: profile)
        let reader = TOMLSettingsReader(file: file.path, catalog: catalog)
        do throws(SettingsStoreError) {
            guard let text = try file.contents() else { throw file.failure("there is no profile \(profile.text)") }
            reader.readProfile(text, over: &preferences)
            preferences.profile = profile
        } catch {
            preferences.problems.append(SettingsProblem(file: file.path, reason: error.reason))
        }
    }

    private nonisolated var file: TOMLFile { TOMLFile(path: path) }

    /// What the person's own file of models says, `models.toml` beside the settings.
    private nonisolated var ownModels: OwnModels {
        OwnModels(file: TOMLFile(path: (path as NSString).deletingLastPathComponent + "/models.toml"))
    }

    private nonisolated var profileFolder: String {
        (path as NSString).deletingLastPathComponent + "/profiles"
    }

    private nonisolated func file(of profile: ProfileName) -> TOMLFile {
        TOMLFile(path: "\(profileFolder)/\(profile.text).toml")
    }

    private nonisolated var secrets: SecretSource {
        do throws(SecretFileError) {
            try AtomicFile(path: path).checkPrivate()
            return SecretSource(environment: environment, obstacle: nil)
        } catch {
            return SecretSource(environment: environment, obstacle: error)
        }
    }
}
