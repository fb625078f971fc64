public import Foundation

/// The Advanced Encryption Standard (FIPS 197).
public enum AES {
    /// Encrypts and authenticates in one go, with keys of 256 bits (NIST SP 800-38D).
    public enum GCM {
        static let keyBytes = 32
        static let nonceBytes = 12
        static let tagBytes = 16
    }
}

extension AES.GCM {
    /// - Parameters:
    ///   - nonce: never the same for two texts with one key.
    ///   - data: what belongs to the text and is not in the box: who opens it has to know it.
    public static func seal(
        _ text: some ContiguousBytes, using key: SymmetricKey, nonce: Nonce = Nonce(),
        authenticating data: some ContiguousBytes
    ) throws(CryptoError) -> SealedBox {
        let cipher = try GCMCipher(.encrypt, key, nonce)
        try cipher.authenticate(data)
        let ciphertext = try cipher.transform(text)
        return SealedBox(nonce: nonce, ciphertext: ciphertext, checkedTag: try cipher.tag())
    }

    public static func open(
        _ box: SealedBox, using key: SymmetricKey, authenticating data: some ContiguousBytes
    ) throws(CryptoError) -> Data {
        let cipher = try GCMCipher(.decrypt, key, box.nonce)
        try cipher.authenticate(data)
        let text = try cipher.transform(box.ciphertext)
        try cipher.verify(box.tag)
        return text
    }

    /// The number that makes every sealed text of a key different: 96 bits.
    public struct Nonce: Sendable, Hashable {
        let bytes: [UInt8]

        /// A random one.
        public init() {
            var bytes = [UInt8](repeating: 0, count: nonceBytes)
            bytes.withUnsafeMutableBytes { $0.fillWithRandomBytes() }
            self.bytes = bytes
        }

        public init(data: some ContiguousBytes) throws(CryptoError) {
            bytes = data.withUnsafeBytes(Array.init)
            guard bytes.count == nonceBytes else { throw .wrongSize }
        }
    }

    /// A text that is sealed, with what it takes to open it but for the key.
    public struct SealedBox: Sendable, Hashable {
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data

        public init(
            nonce: Nonce, ciphertext: some ContiguousBytes, tag: some ContiguousBytes
        ) throws(CryptoError) {
            let tag = tag.withUnsafeBytes { Data($0) }
            guard tag.count == tagBytes else { throw .wrongSize }
            self.init(nonce: nonce, ciphertext: ciphertext.withUnsafeBytes { Data($0) }, checkedTag: tag)
        }

        /// - Parameter combined: the nonce, the encrypted text and the tag.
        public init(combined: some ContiguousBytes) throws(CryptoError) {
            let bytes = combined.withUnsafeBytes { Data($0) }
            guard bytes.count >= nonceBytes + tagBytes else { throw .wrongSize }
            self.init(
                nonce: try Nonce(data: bytes.prefix(nonceBytes)),
                ciphertext: bytes.dropFirst(nonceBytes).dropLast(tagBytes), checkedTag: bytes.suffix(tagBytes))
        }

        init(nonce: Nonce, ciphertext: Data, checkedTag tag: Data) {
            (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
        }

        /// The nonce, the encrypted text and the tag.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    }
}
