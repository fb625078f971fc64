internal import COpenSSL

/// The algorithms of the system's libcrypto, each looked up once.
///
/// They come from a library context of their own: neither the machine's configuration of OpenSSL nor another library that
/// uses it decides whether what was sealed can be opened.
enum Libcrypto {
    // Nobody changes or frees these once they are made, and any number of threads may use them (openssl-threads(7)).
    nonisolated(unsafe) private static let context = makeContext()
    nonisolated(unsafe) static let aes256GCM = EVP_CIPHER_fetch(context, "AES-256-GCM", anywhere)
    nonisolated(unsafe) static let aes128CTR = EVP_CIPHER_fetch(context, "AES-128-CTR", anywhere)
    nonisolated(unsafe) static let hmac = EVP_MAC_fetch(context, "HMAC", anywhere)
    nonisolated(unsafe) static let hkdf = EVP_KDF_fetch(context, "HKDF", anywhere)
    /// Some systems want algorithms that are approved for public authorities alone (FIPS 140), and MD5 is none of them.
    static let anywhere = "-fips"

    static func hash(_ name: String) -> OpaquePointer? { EVP_MD_fetch(context, name, anywhere) }

    private static func makeContext() -> OpaquePointer? {
        let context = OSSL_LIB_CTX_new()
        _ = OSSL_PROVIDER_load(context, "default")
        return context
    }

    /// Hashes and codes cannot fail but for want of memory, and nobody may go on with one that is wrong.
    static func require(_ succeeds: Bool) { precondition(succeeds, "libcrypto fails") }
}
