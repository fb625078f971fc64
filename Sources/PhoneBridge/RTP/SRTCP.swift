import EchoCrypto
import Foundation

/// Encrypts and authenticates reports on sound in one direction (RFC 3711, section 3.4), as `AES_CM_128_HMAC_SHA1_80`.
struct SRTCP: Sendable {
    private static let tagBytes = 10
    private static let indexBytes = 4
    /// Of the head, and who sends it.
    private static let plainBytes = 8
    private static let isEncrypted: UInt32 = 0x8000_0000
    /// Reports behind the newest one that may still come.
    private static let window: UInt32 = 64

    private let encryption: SymmetricKey
    private let authentication: SymmetricKey
    private let salt: [UInt8]
    /// Of the last one that was sealed.
    private var index: UInt32 = 0
    /// Of the newest one that came, and which of those before it did, the newest first.
    private var newest: UInt32?
    private var seen: UInt64 = 0

    /// - Returns: nil where libcrypto cannot do it.
    init?(_ key: MediaKey) {
        guard let encryption = SRTP.derive(3, 16, key), let authentication = SRTP.derive(4, 20, key),
            let salt = SRTP.derive(5, 14, key)
        else { return nil }
        (self.encryption, self.authentication) = (SymmetricKey(data: encryption), SymmetricKey(data: authentication))
        self.salt = salt
    }

    mutating func seal(_ report: [UInt8]) -> [UInt8]? {
        guard report.count >= Self.plainBytes, index < Self.isEncrypted - 1 else { return nil }
        index += 1
        guard let encrypted = transform(report[...], index) else { return nil }
        let body = encrypted + Self.bytes(Self.isEncrypted | index)
        return body + code(body)
    }

    /// - Returns: nil for what was changed, came before, is another's, or is not encrypted.
    mutating func open(_ report: [UInt8]) -> [UInt8]? {
        guard report.count >= Self.plainBytes + Self.indexBytes + Self.tagBytes else { return nil }
        let body = report.dropLast(Self.tagBytes)
        let word = body.suffix(Self.indexBytes).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let index = word & ~Self.isEncrypted
        guard word & Self.isEncrypted != 0, isNew(index),
            SRTP.areEqual(code(Array(body)), report.suffix(Self.tagBytes)),
            let plain = transform(body.dropLast(Self.indexBytes), index)
        else { return nil }
        note(index)
        return plain
    }

    private func isNew(_ index: UInt32) -> Bool {
        guard let newest, index <= newest else { return true }
        return newest - index < Self.window && seen & (1 << UInt64(newest - index)) == 0
    }

    private mutating func note(_ index: UInt32) {
        guard let newest else { return (self.newest, seen) = (index, 1) }
        if index > newest {
            let step = index - newest
            seen = step < Self.window ? seen << UInt64(step) | 1 : 1
            self.newest = index
        } else {
            seen |= 1 << UInt64(newest - index)
        }
    }

    private func transform(_ report: ArraySlice<UInt8>, _ index: UInt32) -> [UInt8]? {
        let plain = report.prefix(Self.plainBytes)
        var counter = salt + [0, 0]
        for (place, byte) in plain.suffix(4).enumerated() { counter[4 + place] ^= byte }
        for (place, byte) in Self.bytes(index).enumerated() { counter[10 + place] ^= byte }
        let rest = Array(report.dropFirst(Self.plainBytes))
        guard let transformed = try? AES.CTR.transform(rest, using: encryption, counter: counter) else { return nil }
        return Array(plain) + transformed
    }

    private func code(_ body: [UInt8]) -> [UInt8] {
        Array(HMAC<Insecure.SHA1>.authenticationCode(for: body, using: authentication).prefix(Self.tagBytes))
    }

    private static func bytes(_ word: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
}
