/// Parts what a server sends into the heads of its answers and what follows them: whole frames after an upgrade, whole
/// chunks or a whole body otherwise.
struct FrameSplitter: Sendable {
    private enum Part { case head, frame, chunk, body(Int) }

    private var bytes: [UInt8] = []
    private var part = Part.head

    /// The pieces that are whole now, in their order.
    mutating func append(_ more: some Sequence<UInt8>) -> [[UInt8]] {
        bytes += more
        var pieces: [[UInt8]] = []
        while let length, bytes.count >= length {
            let piece = Array(bytes.prefix(length))
            bytes.removeFirst(length)
            part = next(after: piece)
            pieces.append(piece)
        }
        return pieces
    }

    private var length: Int? {
        switch part {
        case .head: headLength
        case .frame: frameLength
        case .chunk: chunkLength
        case .body(let length): length
        }
    }

    private func next(after piece: [UInt8]) -> Part {
        switch part {
        case .head: Self.part(after: String(decoding: piece, as: UTF8.self).lowercased())
        case .frame: .frame
        case .chunk: piece.starts(with: "0\r\n".utf8) ? .head : .chunk
        case .body: .head
        }
    }

    private static func part(after head: String) -> Part {
        if head.contains(" 101 ") { return .frame }
        if head.contains("transfer-encoding: chunked") { return .chunk }
        let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
            .flatMap { Int($0.dropFirst(15).filter(\.isNumber)) }
        return length.map { $0 > 0 ? .body($0) : .head } ?? .head
    }

    /// Up to the empty line.
    private var headLength: Int? {
        let end: [UInt8] = [13, 10, 13, 10]
        guard bytes.count >= end.count else { return nil }
        return (0...bytes.count - end.count).first { bytes[$0..<$0 + 4].elementsEqual(end) }.map { $0 + 4 }
    }

    /// Its length in hexadecimal figures, its bytes, and a line's end after each.
    private var chunkLength: Int? {
        guard let line = bytes.firstIndex(of: 10),
            let length = Int(String(decoding: bytes[..<line].filter { $0 != 13 }, as: UTF8.self), radix: 16)
        else { return nil }
        return line + 1 + length + 2
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
