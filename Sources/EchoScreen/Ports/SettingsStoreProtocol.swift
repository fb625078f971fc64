/// Keeps what the person chose.
public protocol SettingsStoreProtocol: Sendable {
    /// What is kept, with what a profile has otherwise; a default stands for everything that cannot be used.
    func load(_ profile: ProfileName?) -> StoredPreferences
    /// Keeps the values of some settings, leaving everything else as it is. A profile holds only what differs.
    func save(_ ids: [SettingID], from chosen: Preferences, in profile: ProfileName?)
        async throws(SettingsStoreError)
    /// Puts other values in the place of those that still stand as they were known, all of them or none.
    ///
    /// - Returns: those that stood so, and are others now.
    func exchange(_ changes: [SettingExchange], in profile: ProfileName?) async throws(SettingsStoreError)
        -> [SettingExchange]
    func save(_ arrangement: PaneArrangement) async throws(SettingsStoreError)
    func save(_ tuned: TunedMicrophones) async throws(SettingsStoreError)
}

extension SettingsStoreProtocol {
    /// The preferences without a profile.
    public func load() -> StoredPreferences { load(nil) }
}
