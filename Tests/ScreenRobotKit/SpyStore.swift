import EchoAudio
import EchoScreen
import ScreenTestKit
import Synchronization

/// A store that remembers what it was asked to keep.
final class SpyStore: SettingsStoreProtocol, ProfileStoreProtocol {
    private struct State {
        var saved: [String] = []
        var chosen: [ProfileName: Preferences] = [:]
        var base = Preferences()
    }

    private let state = Mutex(State())
    private let failure: SettingsStoreError?
    /// The only one that fails; nil where everything does.
    private let failing: ProfileName?

    init(failure: SettingsStoreError? = nil, of failing: ProfileName? = nil) {
        (self.failure, self.failing) = (failure, failing)
    }

    /// The settings in the order in which they came; those of a profile with its name: "work/speed".
    var saved: [String] { state.withLock(\.saved) }

    /// Gives a profile its settings.
    func hold(_ chosen: Preferences, as profile: ProfileName) { state.withLock { $0.chosen[profile] = chosen } }

    /// Gives the settings without a profile.
    func hold(_ chosen: Preferences) { state.withLock { $0.base = chosen } }

    func load(_ profile: ProfileName?) -> StoredPreferences {
        var preferences = StoredPreferences()
        preferences.chosen = state.withLock(\.base)
        guard let profile else { return preferences }
        preferences.chosen = state.withLock { $0.chosen[profile] } ?? Preferences()
        preferences.profile = profile
        return preferences
    }

    func save(_ ids: [SettingID], from chosen: Preferences, in profile: ProfileName?)
        async throws(SettingsStoreError)
    {
        for id in ids { try keep((profile.map { $0.text + "/" } ?? "") + Self.name(id, chosen)) }
    }

    func exchange(_ changes: [SettingExchange], in profile: ProfileName?) async throws(SettingsStoreError)
        -> [SettingExchange]
    {
        let table = Catalog.standard.settings
        var chosen = load(profile).chosen
        let made = changes.filter { table[$0.id]?.value(in: chosen) == $0.old }
        for change in made {
            try keep(
                "\(profile.map { $0.text + "/" } ?? "")\(change.id.name): \(Self.word(change.old)) → \(Self.word(change.new))"
            )
            chosen = (try? table[change.id]?.accepting(change.new, in: chosen)) ?? chosen
        }
        if let profile { hold(chosen, as: profile) } else { hold(chosen) }
        return made
    }

    private static func word(_ value: SettingValue) -> String { if case .word(let word) = value { word } else { "" } }

    func save(_ arrangement: PaneArrangement) async throws(SettingsStoreError) {
        try keep("hidden=\(arrangement.hidden.map(\.name).sorted())")
    }

    func save(_ tuned: TunedMicrophones) async throws(SettingsStoreError) {
        let texts = tuned.settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.threshold)" }
        try keep("tuned=\(texts)")
    }

    var profiles: [ProfileName] { get async { state.withLock { $0.chosen.keys.sorted() } } }

    func save(_ chosen: Preferences, as profile: ProfileName) async throws(SettingsStoreError) {
        try keep("profile=\(profile.text)")
        hold(chosen, as: profile)
    }

    func delete(_ profile: ProfileName) async throws(SettingsStoreError) {
        try keep("delete=\(profile.text)")
        state.withLock { $0.chosen[profile] = nil }
    }

    private static func name(_ id: SettingID, _ chosen: Preferences) -> String {
        id == .theme ? "theme=\(chosen.theme ?? "")" : id.name
    }

    private func keep(_ name: String) throws(SettingsStoreError) {
        if let failure, failing.map({ name.hasPrefix($0.text + "/") }) ?? true { throw failure }
        state.withLock { $0.saved.append(name) }
    }
}
