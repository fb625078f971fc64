/// Keeps sets of settings by name.
public protocol ProfileStoreProtocol: Sendable {
    /// Those there are, in the order of their names.
    var profiles: [ProfileName] { get async }
    /// Makes a profile, or one that is there already, hold what differs from the settings without one.
    func save(_ chosen: Preferences, as profile: ProfileName) async throws(SettingsStoreError)
    func delete(_ profile: ProfileName) async throws(SettingsStoreError)
}
