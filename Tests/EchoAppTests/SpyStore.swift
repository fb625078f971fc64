import Echo
import EchoApp
import EchoPresentation
import Synchronization

/// A store that remembers what it was asked to keep.
final class SpyStore: SettingsStoreProtocol {
    private let kept = Mutex<[String]>([])
    private let failure: SettingsStoreError?

    init(failure: SettingsStoreError? = nil) { self.failure = failure }

    var saved: [String] { kept.withLock(\.self) }

    func load() -> StoredPreferences { StoredPreferences() }

    func save(_ id: SettingID, from settings: SessionSettings) async throws(SettingsStoreError) {
        try keep(id.rawValue)
    }

    func save(theme: String) async throws(SettingsStoreError) { try keep("theme=\(theme)") }

    private func keep(_ name: String) throws(SettingsStoreError) {
        if let failure { throw failure }
        kept.withLock { $0.append(name) }
    }
}
