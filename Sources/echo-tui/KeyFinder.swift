import EchoStore
import Foundation

/// Finds the key: in the environment, else in the configuration file, if only its owner can read that.
struct KeyFinder: Sendable {
    /// What `OPENAI_API_KEY` holds.
    let environmentValue: String?
    let store: TOMLSettingsStore

    /// nil when there is no key anywhere.
    func find() throws(SecretFileError) -> FoundKey? {
        let value = environmentValue?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if !value.isEmpty { return FoundKey(key: Secret(value), source: .environment) }
        return try store.apiKey().map { FoundKey(key: $0, source: .file(store.path)) }
    }
}
