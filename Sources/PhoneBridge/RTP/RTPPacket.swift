/// A packet of sound on its way (RFC 3550).
struct RTPPacket: Sendable, Hashable {
    /// Longer than any frame of a telephone: 0.2 s of G.711 and its head.
    static let sizeLimit = 1700

    var isMarked = false
    var payloadType: UInt8
    var sequence: UInt16
    /// In samples.
    var timestamp: UInt32
    var source: UInt32
    var payload: [UInt8]

    init(
        isMarked: Bool = false, payloadType: UInt8, sequence: UInt16, timestamp: UInt32, source: UInt32,
        payload: [UInt8]
    ) {
        (self.isMarked, self.payloadType, self.sequence) = (isMarked, payloadType, sequence)
        (self.timestamp, self.source, self.payload) = (timestamp, source, payload)
    }

    /// - Returns: nil for what is no packet of RTP.
    init?(reading bytes: [UInt8]) {
        guard bytes.count >= 12, bytes.count <= Self.sizeLimit, bytes[0] >> 6 == 2 else { return nil }
        var start = 12 + 4 * Int(bytes[0] & 15)
        if bytes[0] & 0x10 != 0 {
            guard start + 4 <= bytes.count else { return nil }
            start += 4 + 4 * (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
        }
        let padding = bytes[0] & 0x20 == 0 ? 0 : Int(bytes[bytes.count - 1])
        guard start + padding <= bytes.count, bytes[0] & 0x20 == 0 || padding > 0 else { return nil }
        (isMarked, payloadType) = (bytes[1] & 0x80 != 0, bytes[1] & 0x7F)
        sequence = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
        (timestamp, source) = (Self.word(bytes, at: 4), Self.word(bytes, at: 8))
        payload = Array(bytes[start..<bytes.count - padding])
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(12 + payload.count)
        bytes += [0x80, (isMarked ? 0x80 : 0) | payloadType, UInt8(sequence >> 8), UInt8(sequence & 0xFF)]
        for word in [timestamp, source] {
            for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
        }
        return bytes + payload
    }

    private static func word(_ bytes: [UInt8], at index: Int) -> UInt32 {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
