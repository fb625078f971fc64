import EchoStore
import Foundation

/// Finds the key: the one that the configuration file names, else in the environment, else among those that are stored, else in the configuration file, if only its owner can
/// read that.
struct KeyFinder: Sendable {
    /// What `OPENAI_API_KEY` holds.
    let environmentValue: String?
    let store: TOMLSettingsStore
    /// Nil where none are stored.
    var stored: APIKeys?

    /// nil when there is no key anywhere. Waits for nothing but small files.
    func find() throws(SecretFileError) -> FoundKey? {
        if let name = store.keyName {
            let kept = (try? stored?.kept())?.first { $0.name == name }
            return FoundKey(key: nil, source: .named(name, kept?.place))
        }
        let value = environmentValue?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if !value.isEmpty { return FoundKey(key: Secret(value), source: .environment) }
        if let kept = (try? stored?.kept())?.first(where: { $0.name == .openAI }) {
            return FoundKey(key: nil, source: .stored(kept.place))
        }
        return try store.apiKey().map { FoundKey(key: $0, source: .file(store.path)) }
    }

    /// Fetches the one that is stored, if it is that.
    func key() async throws(APIKeyError) -> Secret? {
        guard let found = try? find() else { return nil }
        if let key = found.key { return key }
        guard case .named(let name, _) = found.source else { return try await stored?.key(.openAI) }
        guard let key = try await stored?.key(name) else { throw .missing(name) }
        return key
    }
}
