internal import COpenSSL
public import Foundation

/// Derives keys from a key (RFC 5869).
public enum HKDF<Function: HashFunctionProtocol>: Sendable {
    /// - Parameters:
    ///   - key: not empty.
    ///   - outputByteCount: at most 255 digests long.
    public static func deriveKey(
        inputKeyMaterial key: SymmetricKey, salt: some ContiguousBytes = Data(), info: some ContiguousBytes,
        outputByteCount: Int
    ) -> SymmetricKey {
        let context = EVP_KDF_CTX_new(Libcrypto.hkdf)
        defer { EVP_KDF_CTX_free(context) }
        return SymmetricKey(byteCount: outputByteCount) { derived in
            key.withUnsafeBytes { key in
                salt.withUnsafeBytes { salt in
                    info.withUnsafeBytes { info in
                        Libcrypto.require(derive(context, key, salt, info, into: derived))
                    }
                }
            }
        }
    }

    private static func derive(
        _ context: OpaquePointer?, _ key: UnsafeRawBufferPointer, _ salt: UnsafeRawBufferPointer,
        _ info: UnsafeRawBufferPointer, into derived: UnsafeMutableRawBufferPointer
    ) -> Bool {
        guard let context, let start = key.baseAddress, let place = derived.baseAddress else { return false }
        return cssl_hkdf(
            context, Function.algorithm.name, Libcrypto.anywhere, start, key.count, salt.baseAddress, salt.count,
            info.baseAddress, info.count, place, derived.count) == 1
    }
}
