/// Reads the bytes of a datagram that anybody on the network may have sent. Nil is what it does not hold.
struct DNSReader: Sendable {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number() -> UInt16? {
        guard let high = byte(), let low = byte() else { return nil }
        return UInt16(high) << 8 | UInt16(low)
    }

    mutating func take(_ count: Int) -> [UInt8]? {
        guard count >= 0, count <= bytes.count - position else { return nil }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    /// A name, which may go on at an earlier place. Each jump leads further back, so that there is an end.
    mutating func name() -> DNSName? {
        var labels: [String] = []
        var length = 1
        var place = position
        var end: Int?
        var earliest = position
        while place < bytes.count {
            let size = Int(bytes[place])
            if size == 0 {
                position = end ?? place + 1
                return DNSName(labels)
            }
            if size >= 0xC0 {
                guard place + 1 < bytes.count else { return nil }
                let target = (size & 0x3F) << 8 | Int(bytes[place + 1])
                guard target < earliest else { return nil }
                end = end ?? place + 2
                place = target
                earliest = target
                continue
            }
            length += size + 1
            guard size <= DNSName.mostLabelBytes, length <= DNSName.mostBytes, place + size < bytes.count else {
                return nil
            }
            labels.append(String(decoding: bytes[(place + 1)...(place + size)], as: UTF8.self))
            place += size + 1
        }
        return nil
    }
}
