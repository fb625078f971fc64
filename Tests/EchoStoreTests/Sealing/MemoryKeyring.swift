import EchoStore
import Synchronization

/// A keyring in memory that can be absent, hang and forget.
final class MemoryKeyring: KeyringProtocol {
    private let state = Mutex<(secrets: [String: Secret], error: KeyringError?)>(([:], nil))

    init(_ error: KeyringError? = nil) { fail(error) }

    var names: [String] { state.withLock { $0.secrets.keys.sorted() } }

    func fail(_ error: KeyringError?) { state.withLock { $0.error = error } }

    func forget() { state.withLock { $0.secrets = [:] } }

    func secret(_ name: String) async throws(KeyringError) -> Secret? {
        let (secret, error) = state.withLock { ($0.secrets[name], $0.error) }
        if let error { throw error }
        return secret
    }

    func set(_ secret: Secret, _ name: String, label: String) async throws(KeyringError) {
        if let error = state.withLock(\.error) { throw error }
        state.withLock { $0.secrets[name] = secret }
    }

    func remove(_ name: String) async throws(KeyringError) {
        if let error = state.withLock(\.error) { throw error }
        state.withLock { $0.secrets[name] = nil }
    }
}
