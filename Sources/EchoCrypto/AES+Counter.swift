internal import COpenSSL
public import Foundation

extension AES {
    /// A stream of bytes from a key of 128 bits (NIST SP 800-38A): encrypts and decrypts alike, and authenticates nothing.
    public enum CTR {
        static let keyBytes = 16
        static let counterBytes = 16

        /// - Parameter counter: where the stream begins; never at the same place for two texts with one key.
        public static func transform(
            _ text: some ContiguousBytes, using key: SymmetricKey, counter: [UInt8]
        ) throws(CryptoError) -> [UInt8] {
            guard key.withUnsafeBytes(\.count) == keyBytes, counter.count == counterBytes else { throw .wrongSize }
            guard let context = EVP_CIPHER_CTX_new() else { throw .failed }
            defer { EVP_CIPHER_CTX_free(context) }
            let begins = key.withUnsafeBytes { key in
                EVP_CipherInit_ex2(
                    context, Libcrypto.aes128CTR, key.bindMemory(to: UInt8.self).baseAddress, counter, 1, nil)
            }
            guard begins == 1 else { throw .failed }
            return try update(context, text)
        }

        private static func update(
            _ context: OpaquePointer, _ text: some ContiguousBytes
        ) throws(CryptoError) -> [UInt8] {
            let size = text.withUnsafeBytes(\.count)
            guard size > 0 else { return [] }
            guard let count = Int32(exactly: size) else { throw .failed }
            var transformed = [UInt8](repeating: 0, count: size)
            var written: Int32 = 0
            let succeeds = text.withUnsafeBytes { text in
                EVP_CipherUpdate(
                    context, &transformed, &written, text.bindMemory(to: UInt8.self).baseAddress, count) == 1
            }
            guard succeeds, written == count else { throw .failed }
            return transformed
        }
    }
}
