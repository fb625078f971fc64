import CArgon2
import EchoCrypto
import Foundation

/// The key that a passphrase stands for. It takes a while, by design: ask from a thread of its own.
enum PassphraseKey {
    /// RFC 9106, section 3.1: 16 bytes are enough for passphrases.
    static let saltLength = 16
    static let longest = 1_024

    /// Nil when there is not enough memory for it.
    static func derive(_ passphrase: Secret, salt: Data, _ cost: PassphraseCost) -> SymmetricKey? {
        // The same text may be typed in several ways: as one character, or as a letter and its accent.
        var typed = Array(passphrase.reveal().precomposedStringWithCanonicalMapping.utf8)
        var key = [UInt8](repeating: 0, count: 32)
        defer {
            erase(&typed)
            erase(&key)
        }
        let outcome = salt.withUnsafeBytes { salt in
            argon2id_hash_raw(
                UInt32(cost.passes), UInt32(cost.memory), UInt32(cost.lanes), typed, typed.count, salt.baseAddress,
                salt.count, &key, key.count)
        }
        return outcome == ARGON2_OK.rawValue ? SymmetricKey(data: key) : nil
    }

    /// In a way that the compiler does not leave out.
    private static func erase(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
        }
    }
}
