import EchoCrypto
import Foundation

/// A PIN as it is kept among other things: what Argon2id makes of it, of which nobody gets it back.
package enum HashedPIN {
    private struct Kept: Codable {
        var function = "argon2id"
        var cost: PassphraseCost
        var salt: Data
        var key: Data

        /// What another program wrote, or a person, may be anything.
        var isSound: Bool {
            function == "argon2id" && cost.isSound && (8...64).contains(salt.count) && key.count == 32
        }
    }

    /// OWASP's least: a PIN is tried while a person waits, and several people's may be.
    private static let cost = PassphraseCost(memory: PassphraseCost.memoryLimits.lowerBound, passes: 2, lanes: 1)

    /// Nil when there is not enough memory for it.
    @concurrent package static func hash(_ figures: String) async -> String? {
        let salt = SymmetricKey(size: SymmetricKeySize(bitCount: PassphraseKey.saltLength * 8))
            .withUnsafeBytes { Data($0) }
        guard let key = PassphraseKey.derive(Secret(figures), salt: salt, cost) else { return nil }
        let kept = Kept(cost: cost, salt: salt, key: key.withUnsafeBytes { Data($0) })
        return (try? JSONEncoder().encode(kept)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether figures are those that were kept; false for what nobody kept so.
    @concurrent package static func isSame(_ figures: String, as text: String) async -> Bool {
        guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(text.utf8)), kept.isSound,
            let key = PassphraseKey.derive(Secret(figures), salt: kept.salt, kept.cost)
        else { return false }
        // Takes as long wherever they differ.
        let tried = key.withUnsafeBytes { Data($0) }
        return zip(kept.key, tried).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
