import Glibc

/// Text between the brackets of a paste, however many pieces it comes in.
struct PasteBuffer: Sendable {
    /// Whoever pastes more than 16 MiB gets so much of it.
    static let limit = 16 << 20
    private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    private var searched = 0

    var count: Int { bytes.count }

    /// Takes bytes up to the end of the paste and says whether it was there.
    mutating func take(_ rest: inout ArraySlice<UInt8>) -> Bool {
        bytes.append(contentsOf: rest)
        guard let end = endIndex() else {
            rest = rest.suffix(0)
            searched = max(0, bytes.count - Self.end.count + 1)
            cut()
            return false
        }
        rest = rest.suffix(bytes.count - end - Self.end.count)
        bytes.removeLast(bytes.count - end)
        return true
    }

    /// The text, with line feeds for whatever ended its lines.
    var text: String {
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let end = Self.carriageReturn(in: rest) {
            lines.append(contentsOf: rest[..<end])
            lines.append(0x0A)
            rest = rest[(end + 1)...]
            if rest.first == 0x0A { rest.removeFirst() }
        }
        return String(decoding: lines.isEmpty ? rest : lines[...] + rest, as: UTF8.self)
    }

    private static func carriageReturn(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress, let found = memchr(base, 0x0D, all.count) else { return nil }
            return bytes.startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(base))
        }
    }

    private func endIndex() -> Int? {
        bytes.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return nil }
            var from = searched
            while from < all.count, let found = memchr(base + from, 0x1B, all.count - from) {
                let index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
                guard index + Self.end.count <= all.count else { return nil }
                if all[index..<index + Self.end.count].elementsEqual(Self.end) { return index }
                from = index + 1
            }
            return nil
        }
    }

    /// Beyond the limit only the end is looked for.
    private mutating func cut() {
        guard bytes.count > Self.limit + Self.end.count else { return }
        bytes.removeSubrange(Self.limit..<bytes.count - Self.end.count)
        searched = Self.limit
    }
}
