import EchoCrypto
import EchoText
import Foundation

extension StorageKey {
    /// A key for one purpose alone, so that nothing that is sealed for one can be passed off as another's.
    func key(for purpose: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: symmetric, info: Data("echo-tui \(purpose)".utf8), outputByteCount: 32)
    }

    /// Tells keys apart without telling anything about them.
    var fingerprint: String {
        key(for: "fingerprint").withUnsafeBytes { $0.prefix(8).hexadecimal }
    }
}
