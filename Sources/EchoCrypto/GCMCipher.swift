internal import COpenSSL
internal import Foundation

/// The way of one text through AES-256-GCM, in the order of its functions.
final class GCMCipher {
    /// As libcrypto numbers them.
    enum Direction: Int32 {
        case decrypt = 0
        case encrypt = 1
    }

    private let context: OpaquePointer

    init(_ direction: Direction, _ key: SymmetricKey, _ nonce: AES.GCM.Nonce) throws(CryptoError) {
        guard key.withUnsafeBytes(\.count) == AES.GCM.keyBytes else { throw .wrongSize }
        guard let context = EVP_CIPHER_CTX_new() else { throw .failed }
        self.context = context
        let begins = key.withUnsafeBytes { key in
            EVP_CipherInit_ex2(
                context, Libcrypto.aes256GCM, key.bindMemory(to: UInt8.self).baseAddress, nonce.bytes,
                direction.rawValue, nil)
        }
        guard begins == 1 else { throw .failed }
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    func authenticate(_ data: some ContiguousBytes) throws(CryptoError) {
        guard data.withUnsafeBytes({ update(from: $0, into: nil) }) else { throw .failed }
    }

    func transform(_ text: some ContiguousBytes) throws(CryptoError) -> Data {
        var transformed = Data(count: text.withUnsafeBytes(\.count))
        let succeeds = transformed.withUnsafeMutableBytes { transformed in
            text.withUnsafeBytes { update(from: $0, into: transformed.bindMemory(to: UInt8.self).baseAddress) }
        }
        guard succeeds else { throw .failed }
        return transformed
    }

    /// Of what was encrypted.
    func tag() throws(CryptoError) -> Data {
        var tag = [UInt8](repeating: 0, count: AES.GCM.tagBytes)
        guard finish(), EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1 else {
            throw .failed
        }
        return Data(tag)
    }

    /// Nobody may see what was decrypted when it throws.
    func verify(_ tag: Data) throws(CryptoError) {
        var tag = Array(tag)
        guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1 else { throw .failed }
        guard finish() else { throw .notAuthentic }
    }

    /// - Parameter output: nil for what is authenticated and not encrypted.
    private func update(from input: UnsafeRawBufferPointer, into output: UnsafeMutablePointer<UInt8>?) -> Bool {
        guard !input.isEmpty else { return true }
        guard let count = Int32(exactly: input.count) else { return false }
        var written: Int32 = 0
        return EVP_CipherUpdate(
            context, output, &written, input.bindMemory(to: UInt8.self).baseAddress, count) == 1
    }

    private func finish() -> Bool {
        // Nothing is left over in this mode, and still there has to be a place for it.
        var (rest, count) = ([UInt8](repeating: 0, count: AES.GCM.tagBytes), Int32(0))
        return EVP_CipherFinal_ex(context, &rest, &count) == 1
    }
}
