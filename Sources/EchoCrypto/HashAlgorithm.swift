internal import COpenSSL
internal import Foundation

/// A hash function as libcrypto knows it.
public struct HashAlgorithm: Sendable {
    let name: String
    /// Of a digest.
    let byteCount: Int
    // Nobody changes or frees it, and any number of threads may use it (openssl-threads(7)).
    private nonisolated(unsafe) let method: OpaquePointer?

    init(_ name: String, byteCount: Int) {
        (self.name, self.byteCount) = (name, byteCount)
        method = Libcrypto.hash(name)
    }

    func hash(_ data: some ContiguousBytes) -> Digest {
        Digest(byteCount: byteCount) { digest in
            data.withUnsafeBytes { EVP_Digest($0.baseAddress, $0.count, digest, nil, method, nil) == 1 }
        }
    }
}
