import EchoCrypto
import Foundation

/// The storage key, sealed with the passphrase, and what deriving a key from it takes. Another passphrase changes this alone:
/// what the storage key has sealed stays as it is.
struct PassphraseSeal: Codable, Hashable {
    var function = "argon2id"
    let cost: PassphraseCost
    let salt: Data
    /// Nonce, storage key and tag of AES-256-GCM.
    let sealed: Data

    /// Nil when there is not enough memory.
    init?(_ key: StorageKey, with passphrase: Secret, _ cost: PassphraseCost) {
        let salt = SymmetricKey(size: SymmetricKeySize(bitCount: PassphraseKey.saltLength * 8))
            .withUnsafeBytes { Data($0) }
        guard let derived = PassphraseKey.derive(passphrase, salt: salt, cost) else { return nil }
        let content = key.symmetric.withUnsafeBytes { Data($0) }
        guard let box = try? AES.GCM.seal(content, using: derived, authenticating: Self.purpose).combined else {
            return nil
        }
        (self.cost, self.salt, sealed) = (cost, salt, box)
    }

    /// What another program wrote, or a person, may be anything.
    var isSound: Bool {
        function == "argon2id" && cost.isSound && (8...64).contains(salt.count) && sealed.count == 12 + 32 + 16
    }

    /// Nil for a passphrase that is wrong.
    func open(with passphrase: Secret) -> StorageKey? {
        guard let derived = PassphraseKey.derive(passphrase, salt: salt, cost),
            let box = try? AES.GCM.SealedBox(combined: sealed),
            let content = try? AES.GCM.open(box, using: derived, authenticating: Self.purpose)
        else { return nil }
        return StorageKey(SymmetricKey(data: content))
    }

    private static let purpose = Data("echo-tui storage key".utf8)
}
