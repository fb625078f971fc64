internal import COpenSSL
internal import Foundation

extension ContiguousBytes {
    /// Takes as long wherever the bytes differ; how many there are is no secret.
    func equalsInConstantTime(_ other: some ContiguousBytes) -> Bool {
        withUnsafeBytes { bytes in
            other.withUnsafeBytes { other in
                guard bytes.count == other.count else { return false }
                guard let left = bytes.baseAddress, let right = other.baseAddress else { return true }
                return CRYPTO_memcmp(left, right, bytes.count) == 0
            }
        }
    }
}
