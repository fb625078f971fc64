/// A report of one side to the other about the sound between them (RTCP: RFC 3550, section 6).
struct RTCPReport: Sendable, Hashable {
    /// The counts of what was sent so far.
    struct Sent: Sendable, Hashable {
        /// Seconds since 1900, of 2⁻³² each.
        var time: UInt64
        /// Of the sound at that time, in samples.
        var timestamp: UInt32
        var packets: UInt32
        var bytes: UInt32
    }

    /// How the sound of one source arrives.
    struct Block: Sendable, Hashable {
        var source: UInt32
        /// Of 256, since the report before.
        var fractionLost: UInt8 = 0
        /// Altogether, of 24 bits; fewer than none where some came twice.
        var lost: Int32 = 0
        /// With how often the numbers began anew.
        var highest: UInt32 = 0
        /// In samples.
        var jitter: UInt32 = 0
        /// The middle of the time in the last report of that source; 0 for none.
        var lastReport: UInt32 = 0
        /// Since that came, in seconds of 2⁻¹⁶ each.
        var delay: UInt32 = 0
    }

    static let sizeLimit = 1500
    private static let mostPackets = 16
    private enum Kind {
        static let sender: UInt8 = 200
        static let receiver: UInt8 = 201
        static let description: UInt8 = 202
        static let goodbye: UInt8 = 203
    }

    var source: UInt32
    /// Nil for who has sent nothing yet.
    var sent: Sent?
    var blocks: [Block] = []
    /// Nothing more comes.
    var isLast = false

    init(source: UInt32, sent: Sent? = nil, blocks: [Block] = [], isLast: Bool = false) {
        (self.source, self.sent, self.blocks, self.isLast) = (source, sent, blocks, isLast)
    }

    /// - Parameter bytes: of a datagram; what is told of other things in it is left out.
    /// - Returns: nil for what is none.
    init?(reading bytes: [UInt8]) {
        guard bytes.count <= Self.sizeLimit, bytes.count.isMultiple(of: 4) else { return nil }
        var (rest, count) = (bytes[...], 0)
        var found: RTCPReport?
        while !rest.isEmpty {
            count += 1
            guard count <= Self.mostPackets, let packet = Self.first(of: rest) else { return nil }
            rest = rest[packet.endIndex...]
            let words = RTCPWords(packet)
            switch words.kind {
            case Kind.sender, Kind.receiver:
                guard found == nil, let report = RTCPReport(words, isSender: words.kind == Kind.sender) else {
                    return nil
                }
                found = report
            case Kind.goodbye where found != nil: found?.isLast = true
            default: break
            }
        }
        guard let found else { return nil }
        self = found
    }

    /// The packet that begins here, as long as it says.
    private static func first(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.count >= 4, bytes[bytes.startIndex] >> 6 == 2 else { return nil }
        let start = bytes.startIndex
        let length = 4 + 4 * (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
        return length <= bytes.count ? bytes[start..<start + length] : nil
    }

    private init?(_ words: RTCPWords, isSender: Bool) {
        let start = isSender ? 7 : 2
        let count = Int(words.count)
        guard words.length >= start + 6 * count else { return nil }
        source = words[1]
        if isSender {
            sent = Sent(
                time: UInt64(words[2]) << 32 | UInt64(words[3]), timestamp: words[4], packets: words[5],
                bytes: words[6])
        }
        blocks = (0..<count).map { number in
            let place = start + 6 * number
            return Block(
                source: words[place], fractionLost: UInt8(words[place + 1] >> 24),
                lost: Int32(bitPattern: words[place + 1] << 8) >> 8, highest: words[place + 2],
                jitter: words[place + 3], lastReport: words[place + 4], delay: words[place + 5])
        }
    }

    /// - Parameter name: of who sends, the same throughout the call: 255 bytes at most.
    func bytes(name: String) -> [UInt8] {
        var words: [UInt32] = [source]
        if let sent {
            words += [UInt32(truncatingIfNeeded: sent.time >> 32), UInt32(truncatingIfNeeded: sent.time)]
            words += [sent.timestamp, sent.packets, sent.bytes]
        }
        let blocks = blocks.prefix(31)
        for block in blocks {
            let lost = UInt32(bitPattern: max(-0x80_0000, min(block.lost, 0x7F_FFFF))) & 0xFF_FFFF
            words += [block.source, UInt32(block.fractionLost) << 24 | lost, block.highest, block.jitter]
            words += [block.lastReport, block.delay]
        }
        let report = Self.packet(
            sent == nil ? Kind.receiver : Kind.sender, count: blocks.count, words.flatMap(\.bytes))
        let text = Array(name.utf8.prefix(255))
        var item = source.bytes + [1, UInt8(text.count)] + text + [0]
        item += [UInt8](repeating: 0, count: (4 - item.count % 4) % 4)
        let goodbye = isLast ? Self.packet(Kind.goodbye, count: 1, source.bytes) : []
        return report + Self.packet(Kind.description, count: 1, item) + goodbye
    }

    private static func packet(_ kind: UInt8, count: Int, _ body: [UInt8]) -> [UInt8] {
        let length = body.count / 4
        return [0x80 | UInt8(count), kind, UInt8(length >> 8), UInt8(length & 0xFF)] + body
    }
}

/// A packet of RTCP as words of 32 bits.
private struct RTCPWords {
    private let packet: ArraySlice<UInt8>

    init(_ packet: ArraySlice<UInt8>) { self.packet = packet }

    var length: Int { packet.count / 4 }
    var kind: UInt8 { packet[packet.startIndex + 1] }
    /// Of what it tells.
    var count: UInt8 { packet[packet.startIndex] & 31 }

    subscript(word: Int) -> UInt32 {
        let start = packet.startIndex + 4 * word
        return packet[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

extension UInt32 {
    fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
