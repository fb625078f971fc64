/// Parts what a WebSocket server sends into the head of its answer and whole frames.
struct FrameSplitter: Sendable {
    private var bytes: [UInt8] = []
    private var hasHead = false

    /// The pieces that are whole now, in their order.
    mutating func append(_ more: some Sequence<UInt8>) -> [[UInt8]] {
        bytes += more
        var pieces: [[UInt8]] = []
        while let length = hasHead ? frameLength : headLength, bytes.count >= length {
            pieces.append(Array(bytes.prefix(length)))
            bytes.removeFirst(length)
            hasHead = true
        }
        return pieces
    }

    /// Up to the empty line.
    private var headLength: Int? {
        let end: [UInt8] = [13, 10, 13, 10]
        guard bytes.count >= end.count else { return nil }
        return (0...bytes.count - end.count).first { bytes[$0..<$0 + 4].elementsEqual(end) }.map { $0 + 4 }
    }

    /// RFC 6455 §5.2; a server's frames have no mask.
    private var frameLength: Int? {
        guard bytes.count >= 2 else { return nil }
        switch bytes[1] & 0x7F {
        case 126: return bytes.count < 4 ? nil : 4 + number(2)
        case 127: return bytes.count < 10 ? nil : 10 + number(8)
        case let length: return 2 + Int(length)
        }
    }

    private func number(_ count: Int) -> Int { bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) } }
}
