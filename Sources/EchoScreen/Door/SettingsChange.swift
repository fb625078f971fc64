/// A change of the settings, by the person or by a profile.
public struct SettingsChange: Sendable {
    /// In the order of the table.
    public let ids: [SettingID]
    public let before: Preferences
    public let after: Preferences
    /// It is written to the file; what a profile brings is in its own.
    public let keeps: Bool

    /// Those that act in a given place.
    package func ids(of reach: SettingReach, in table: SettingsTable) -> [SettingID] {
        ids.filter { table[$0]?.reach == reach }
    }
}
