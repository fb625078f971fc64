import EchoCrypto
import Foundation

/// A line of the file with the API keys: names and dates in clear, so that they can be listed while all is locked.
struct APIKeyEntry: Codable, Hashable {
    let name: String
    let place: KeptAPIKey.Place
    let since: Date
    /// Nonce, API key and tag of AES-256-GCM; nil for one that is in the keyring.
    var sealed: Data?

    init(_ name: APIKeyName, since: Date) {
        (self.name, self.since, place) = (name.description, since, .keyring)
    }

    /// Nil when it cannot be encrypted.
    init?(_ name: APIKeyName, _ secret: Secret, sealedWith key: StorageKey, since: Date) {
        (self.name, self.since, place) = (name.description, since, .file)
        let content = Data(secret.reveal().utf8)
        sealed = try? AES.GCM.seal(content, using: key.key(for: Self.purpose), authenticating: Self.data(name)).combined
        if sealed == nil { return nil }
    }

    /// Nil when it was not sealed with this key, or for another name.
    func open(with key: StorageKey) -> Secret? {
        guard let name = APIKeyName(name), let sealed, let box = try? AES.GCM.SealedBox(combined: sealed),
            let content = try? AES.GCM.open(box, using: key.key(for: Self.purpose), authenticating: Self.data(name))
        else { return nil }
        return Secret(String(decoding: content, as: UTF8.self))
    }

    private static let purpose = "API keys"

    private static func data(_ name: APIKeyName) -> Data { Data(name.description.utf8) }
}
