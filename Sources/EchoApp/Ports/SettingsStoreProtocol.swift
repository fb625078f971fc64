import Echo
import EchoPresentation

/// Keeps what the person chose.
public protocol SettingsStoreProtocol: Sendable {
    /// What is kept; a default stands for everything that cannot be used.
    func load() -> StoredPreferences
    /// Keeps one setting's value, leaving everything else as it is.
    func save(_ id: SettingID, from settings: SessionSettings) async throws(SettingsStoreError)
    func save(theme: String) async throws(SettingsStoreError)
}
