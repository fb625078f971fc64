import EchoCrypto
import Foundation

/// How the sound of a call is written where others could read it: a header, then pieces of 64 KiB, each sealed by
/// AES-256-GCM on its own, so that any part can be read without the rest. The header has a random salt, which the key
/// of this one recording is made with; a piece opens only in its recording, in its place, and with the size that the
/// header tells.
struct SealedRecording: Sendable {
    /// Bytes of sound in a piece; the last one may have fewer.
    static let piece = 64 << 10
    static let headerBytes = magic.count + saltBytes + 8
    private static let magic = Array("ECHOCALL".utf8)
    private static let saltBytes = 32
    private static let tagBytes = 16
    /// Longer than any call: 2 TiB.
    private static let longest = 1 << 41

    /// Bytes of sound.
    let size: Int
    private let salt: [UInt8]
    private let key: SymmetricKey

    /// A new one.
    init(size: Int, key: SymmetricKey) {
        self.init(size: max(0, size), salt: SymmetricKey(size: .bits256).withUnsafeBytes(Array.init), key: key)
    }

    /// - Returns: nil for what is no header.
    init?(header: Data, key: SymmetricKey) {
        guard header.count == Self.headerBytes, header.starts(with: Self.magic) else { return nil }
        let size = header.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard size <= Self.longest else { return nil }
        let salt = Array(header.dropFirst(Self.magic.count).prefix(Self.saltBytes))
        self.init(size: Int(size), salt: salt, key: key)
    }

    private init(size: Int, salt: [UInt8], key: SymmetricKey) {
        (self.size, self.salt) = (size, salt)
        self.key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, salt: salt, info: Data("echo-tui recording".utf8), outputByteCount: 32)
    }

    var header: Data { Data(Self.magic + salt + Self.bytes(UInt64(size))) }

    var pieces: Int { (size + Self.piece - 1) / Self.piece }

    /// Bytes of all that is written.
    var sealedSize: Int { Self.headerBytes + size + pieces * Self.tagBytes }

    /// Which sound a piece has.
    func sound(of piece: Int) -> Range<Int> {
        min(size, piece * Self.piece)..<min(size, (piece + 1) * Self.piece)
    }

    /// Where the pieces with this sound stand.
    func place(of sound: Range<Int>) -> (pieces: Range<Int>, bytes: Range<Int>) {
        let pieces = sound.lowerBound / Self.piece..<(sound.upperBound + Self.piece - 1) / Self.piece
        let whole = Self.piece + Self.tagBytes
        let end = min(sealedSize, Self.headerBytes + pieces.upperBound * whole)
        return (pieces, Self.headerBytes + pieces.lowerBound * whole..<end)
    }

    /// - Parameter sound: all of the piece's.
    func seal(_ sound: Data, piece: Int) -> Data? {
        guard let nonce = Self.nonce(piece),
            let box = try? AES.GCM.seal(sound, using: key, nonce: nonce, authenticating: Self.bytes(UInt64(size)))
        else { return nil }
        return box.ciphertext + box.tag
    }

    /// - Returns: nil when it is not what was written at this place.
    func open(_ sealed: Data, piece: Int) -> Data? {
        guard sealed.count == sound(of: piece).count + Self.tagBytes, let nonce = Self.nonce(piece),
            let box = try? AES.GCM.SealedBox(
                nonce: nonce, ciphertext: sealed.dropLast(Self.tagBytes), tag: sealed.suffix(Self.tagBytes))
        else { return nil }
        return try? AES.GCM.open(box, using: key, authenticating: Self.bytes(UInt64(size)))
    }

    private static func nonce(_ piece: Int) -> AES.GCM.Nonce? {
        try? AES.GCM.Nonce(data: [0, 0, 0, 0] + bytes(UInt64(max(0, piece))))
    }

    private static func bytes(_ number: UInt64) -> [UInt8] {
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
    }
}
