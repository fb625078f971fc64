import EchoCrypto
import Foundation

/// Encrypts and authenticates packets of sound in one direction (RFC 3711), as `AES_CM_128_HMAC_SHA1_80`.
struct SRTP: Sendable {
    private static let tagBytes = 10
    /// A telephone begins anew when a call is transferred, and not forever.
    private static let mostSources = 16
    /// Packets behind the newest one that may still come.
    private static let window: UInt64 = 64

    private struct Progress {
        /// Of the newest packet: its number, and how often the numbers began anew.
        var newest: UInt64
        /// Which of those before it came, the newest first.
        var seen: UInt64 = 1
    }

    private struct Head {
        let sequence: UInt16
        let source: UInt32
        /// Of what is not encrypted.
        let length: Int

        /// - Parameter bytes: without the code behind them.
        init?(_ bytes: ArraySlice<UInt8>) {
            let bytes = Array(bytes)
            guard bytes.count >= 12, bytes[0] >> 6 == 2 else { return nil }
            var length = 12 + 4 * Int(bytes[0] & 15)
            if bytes[0] & 0x10 != 0 {
                guard length + 4 <= bytes.count else { return nil }
                length += 4 + 4 * (Int(bytes[length + 2]) << 8 | Int(bytes[length + 3]))
            }
            guard length <= bytes.count else { return nil }
            self.length = length
            sequence = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
            source = bytes[8..<12].reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    private let encryption: SymmetricKey
    private let authentication: SymmetricKey
    private let salt: [UInt8]
    private var sources: [UInt32: Progress] = [:]

    /// - Returns: nil where libcrypto cannot do it.
    init?(_ key: MediaKey) {
        guard let encryption = Self.derive(0, 16, key), let authentication = Self.derive(1, 20, key),
            let salt = Self.derive(2, 14, key)
        else { return nil }
        (self.encryption, self.authentication) = (SymmetricKey(data: encryption), SymmetricKey(data: authentication))
        self.salt = salt
    }

    /// Session keys from the master key (section 4.3).
    static func derive(_ label: UInt8, _ count: Int, _ key: MediaKey) -> [UInt8]? {
        var counter = key.salt + [0, 0]
        counter[7] ^= label
        return try? AES.CTR.transform(
            [UInt8](repeating: 0, count: count), using: SymmetricKey(data: key.master), counter: counter)
    }

    /// - Returns: nil for what is no packet of RTP.
    mutating func seal(_ packet: [UInt8]) -> [UInt8]? {
        guard let head = Head(packet[...]) else { return nil }
        let index = index(head)
        guard let encrypted = transform(packet[...], head, index) else { return nil }
        note(index, head.source)
        return encrypted + code(encrypted, index)
    }

    /// - Returns: nil for what was changed, came before, or is another's.
    mutating func open(_ packet: [UInt8]) -> [UInt8]? {
        let body = packet.dropLast(Self.tagBytes)
        guard packet.count > Self.tagBytes, let head = Head(body),
            sources[head.source] != nil || sources.count < Self.mostSources
        else { return nil }
        let index = index(head)
        guard isNew(index, head.source), Self.areEqual(code(body, index), packet.suffix(Self.tagBytes)),
            let plain = transform(body, head, index)
        else { return nil }
        note(index, head.source)
        return plain
    }

    // MARK: - Numbers

    /// The packet's number with how often the numbers began anew, as it is most probable (section 3.3.1).
    private func index(_ head: Head) -> UInt64 {
        guard let newest = sources[head.source]?.newest else { return UInt64(head.sequence) }
        let (last, sequence) = (Int(newest & 0xFFFF), Int(head.sequence))
        var round = newest >> 16
        if last < 0x8000, sequence - last > 0x8000, round > 0 { round -= 1 }
        if last >= 0x8000, last - 0x8000 > sequence { round += 1 }
        return round << 16 | UInt64(head.sequence)
    }

    private func isNew(_ index: UInt64, _ source: UInt32) -> Bool {
        guard let progress = sources[source], index <= progress.newest else { return true }
        let age = progress.newest - index
        return age < Self.window && progress.seen & (1 << age) == 0
    }

    private mutating func note(_ index: UInt64, _ source: UInt32) {
        guard var progress = sources[source] else {
            sources[source] = Progress(newest: index)
            return
        }
        if index > progress.newest {
            let step = index - progress.newest
            progress.seen = step < Self.window ? progress.seen << step | 1 : 1
            progress.newest = index
        } else if progress.newest - index < Self.window {
            progress.seen |= 1 << (progress.newest - index)
        }
        sources[source] = progress
    }

    // MARK: - Bytes

    private func transform(_ packet: ArraySlice<UInt8>, _ head: Head, _ index: UInt64) -> [UInt8]? {
        var counter = salt + [0, 0]
        for place in 0..<4 { counter[4 + place] ^= UInt8(truncatingIfNeeded: head.source >> (24 - 8 * UInt32(place))) }
        for place in 0..<6 { counter[8 + place] ^= UInt8(truncatingIfNeeded: index >> (40 - 8 * UInt64(place))) }
        let start = packet.startIndex + head.length
        guard let rest = try? AES.CTR.transform(Array(packet[start...]), using: encryption, counter: counter) else {
            return nil
        }
        return Array(packet[..<start]) + rest
    }

    private func code(_ packet: some Sequence<UInt8>, _ index: UInt64) -> [UInt8] {
        let round = index >> 16
        let text = Array(packet) + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: round >> $0) }
        return Array(
            HMAC<Insecure.SHA1>.authenticationCode(for: text, using: authentication).prefix(Self.tagBytes))
    }

    /// Takes as long wherever they differ.
    static func areEqual(_ left: [UInt8], _ right: ArraySlice<UInt8>) -> Bool {
        left.count == right.count && zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
