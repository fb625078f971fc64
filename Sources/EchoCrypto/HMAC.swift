internal import COpenSSL
public import Foundation

/// Authenticates data with a key (RFC 2104).
public enum HMAC<Function: HashFunctionProtocol>: Sendable {
    public typealias MAC = Digest

    public static func authenticationCode(for data: some ContiguousBytes, using key: SymmetricKey) -> MAC {
        let algorithm = Function.algorithm
        let context = EVP_MAC_CTX_new(Libcrypto.hmac)
        defer { EVP_MAC_CTX_free(context) }
        return Digest(byteCount: algorithm.byteCount) { code in
            guard let context, key.withUnsafeBytes({ begin(context, algorithm, $0) }),
                data.withUnsafeBytes({ EVP_MAC_update(context, $0.baseAddress, $0.count) == 1 })
            else { return false }
            var count = algorithm.byteCount
            return EVP_MAC_final(context, code, &count, count) == 1
        }
    }

    /// Takes as long for a near miss as for a wild guess.
    public static func isValidAuthenticationCode(
        _ code: some ContiguousBytes, authenticating data: some ContiguousBytes, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: data, using: key) == code
    }

    private static func begin(
        _ context: OpaquePointer, _ algorithm: HashAlgorithm, _ key: UnsafeRawBufferPointer
    ) -> Bool {
        guard let start = key.baseAddress else { return false }
        return cssl_hmac_init(context, algorithm.name, Libcrypto.anywhere, start, key.count) == 1
    }
}
