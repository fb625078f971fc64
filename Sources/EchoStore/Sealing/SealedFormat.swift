import EchoCrypto
import Foundation

/// How an encrypted file is written: a header, then chunks, each sealed by AES-256-GCM on its own.
///
/// Nothing is ever written twice, so that no kill can tear what was there and no nonce is used for two texts: a chunk that is
/// not full is closed where it is, and the next begins behind it. The header has a random id, from which and from the storage
/// key the file's own key is made; a chunk's nonce is its number. So a chunk opens only in its file and in its place.
struct SealedFormat {
    static let magic = Array("ECHOSEAL".utf8)
    static let idBytes = 32
    static let checkBytes = 16
    static let headerBytes = magic.count + idBytes + checkBytes
    /// Bytes of a chunk's text at most: what has to be opened to read one byte.
    static let mostBytes = 16 << 10
    /// In front of a chunk: how long it is.
    static let lengthBytes = 4
    static let tagBytes = 16
    /// What a chunk takes besides its text.
    static let overhead = lengthBytes + tagBytes
    /// In a chunk's length: nothing comes behind it, on purpose.
    private static let last: UInt32 = 1 << 31

    private let id: [UInt8]
    private let key: SymmetricKey

    /// A new file's.
    init(key: StorageKey) {
        self.init(id: SymmetricKey(size: .bits256).withUnsafeBytes(Array.init), key: key)
    }

    /// - Returns: nil for what is no header.
    init?(header: some Collection<UInt8>, key: StorageKey) {
        guard header.count == Self.headerBytes, header.starts(with: Self.magic) else { return nil }
        self.init(id: Array(header.dropFirst(Self.magic.count).prefix(Self.idBytes)), key: key)
    }

    private init(id: [UInt8], key: StorageKey) {
        self.id = id
        self.key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key.symmetric, salt: id, info: Data("echo-tui sealed file".utf8), outputByteCount: 32)
    }

    /// Its end says which key the file has, and nothing of that key.
    var header: [UInt8] {
        Self.magic + id + HMAC<SHA256>.authenticationCode(for: Self.magic + id, using: key).prefix(Self.checkBytes)
    }

    // MARK: - Chunks

    /// - Parameter text: `mostBytes` at most.
    func seal(_ text: [UInt8], number: Int, isLast: Bool) -> [UInt8] {
        let length = Self.bytes(UInt32(text.count) | (isLast ? Self.last : 0))
        // Fails for nonces of another length only.
        guard let nonce = Self.nonce(number),
            let box = try? AES.GCM.seal(text, using: key, nonce: nonce, authenticating: length)
        else { return [] }
        return length + box.ciphertext + box.tag
    }

    /// - Parameter chunk: with its length in front.
    /// - Returns: nil when it is not what was written at this place.
    func open(_ chunk: [UInt8], number: Int) -> [UInt8]? {
        guard chunk.count >= Self.overhead, let nonce = Self.nonce(number) else { return nil }
        let text = chunk[Self.lengthBytes..<(chunk.count - Self.tagBytes)]
        guard let box = try? AES.GCM.SealedBox(nonce: nonce, ciphertext: text, tag: chunk.suffix(Self.tagBytes)),
            let opened = try? AES.GCM.open(box, using: key, authenticating: chunk.prefix(Self.lengthBytes))
        else { return nil }
        return Array(opened)
    }

    /// - Returns: nil for a length that no chunk has.
    static func length(_ bytes: some Collection<UInt8>) -> (count: Int, isLast: Bool)? {
        guard bytes.count == lengthBytes else { return nil }
        let number = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let count = Int(number & ~last)
        return count <= mostBytes ? (count, number & last != 0) : nil
    }

    private static func nonce(_ number: Int) -> AES.GCM.Nonce? {
        try? AES.GCM.Nonce(
            data: [0, 0, 0, 0] + bytes(UInt32(truncatingIfNeeded: number >> 32))
                + bytes(UInt32(truncatingIfNeeded: number)))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
