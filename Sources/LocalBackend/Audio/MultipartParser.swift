import Foundation
import Glibc

/// Takes a `multipart/form-data` body apart (RFC 2046, RFC 7578), however its bytes are cut.
struct MultipartParser {
    private static let headerLimit = 16 << 10
    private static let partLimit = 64

    private enum State {
        case preamble, head, body, epilogue
    }

    private let delimiter: [UInt8]
    private var state = State.preamble
    /// The first delimiter may stand at the very beginning: as if a line ended before it.
    private var bytes: [UInt8] = Array("\r\n".utf8)
    /// Where the part that is read begins, and from where on nobody has looked yet.
    private var start = 0
    private var scanned = 0
    private var head = MultipartHead()
    private var parts: [MultipartPart] = []

    /// - Parameter contentType: The request's, which names the boundary.
    init(contentType: String?) throws(MultipartError) {
        guard let boundary = contentType.flatMap(Self.boundary), (1...70).contains(boundary.utf8.count) else {
            throw .noBoundary
        }
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    mutating func feed(_ more: some Sequence<UInt8>) throws(MultipartError) {
        guard state != .epilogue else { return }
        bytes.append(contentsOf: more)
        while try step() {}
    }

    /// The parts, once all bytes are there.
    func finish() throws(MultipartError) -> [MultipartPart] {
        guard state == .epilogue else { throw .cutOff }
        return parts
    }

    /// False when more bytes are needed.
    private mutating func step() throws(MultipartError) -> Bool {
        switch state {
        case .preamble, .body: try passDelimiter()
        case .head: try passHead()
        case .epilogue: false
        }
    }

    private mutating func passDelimiter() throws(MultipartError) -> Bool {
        guard let found = find(delimiter, from: scanned) else {
            scanned = max(scanned, bytes.count - delimiter.count + 1)
            return false
        }
        scanned = found
        var next = found + delimiter.count
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard next + 1 < bytes.count else { return false }
        let isLast = bytes[next] == 0x2D && bytes[next + 1] == 0x2D && next == found + delimiter.count
        guard isLast || (bytes[next] == 0x0D && bytes[next + 1] == 0x0A) else {
            // A longer line that begins like it.
            scanned = found + 1
            return true
        }
        if state == .body { try addPart(upTo: found) }
        state = isLast ? .epilogue : .head
        // The line end stays: with another one it ends a head without fields.
        start = next
        scanned = next
        return true
    }

    private mutating func passHead() throws(MultipartError) -> Bool {
        guard let end = find(Array("\r\n\r\n".utf8), from: scanned) else {
            guard bytes.count - start <= Self.headerLimit else { throw .headTooLong }
            scanned = max(start, bytes.count - 3)
            return false
        }
        guard end - start <= Self.headerLimit else { throw .headTooLong }
        head = MultipartHead(String(decoding: bytes[start..<end], as: UTF8.self))
        // An empty body's delimiter begins with the line end that ends the head.
        start = end + 4
        scanned = end + 2
        state = .body
        return true
    }

    private mutating func addPart(upTo end: Int) throws(MultipartError) {
        guard parts.count < Self.partLimit else { throw .tooManyParts }
        guard let name = head.name else { throw .nameless }
        parts.append(MultipartPart(name: name, fileName: head.fileName, body: Data(bytes[min(start, end)..<end])))
    }

    /// Every pattern begins with a carriage return, of which there are few.
    private func find(_ pattern: [UInt8], from first: Int) -> Int? {
        bytes.withUnsafeBytes { all in
            var next = first
            while next + pattern.count <= all.count, let base = all.baseAddress,
                let hit = memchr(base + next, Int32(pattern[0]), all.count - pattern.count - next + 1)
            {
                let found = UnsafeRawPointer(hit) - base
                if memcmp(hit, pattern, pattern.count) == 0 { return found }
                next = found + 1
            }
            return nil
        }
    }

    private static func boundary(_ contentType: String) -> String? {
        MultipartHead.parameters(contentType)["boundary"]
    }
}
