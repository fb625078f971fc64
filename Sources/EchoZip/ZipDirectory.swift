import Foundation

/// Reads what is in a zip file from the directory at its end. All of it is checked: anybody may have made it.
package struct ZipDirectory {
    private static let mostEntries = 1_000_000
    private static let longestDirectory = 256 << 20

    private let source: ZipSource

    package init(_ source: ZipSource) { self.source = source }

    /// - Throws: `ZipError`, or what stands in the way of reading the file.
    package func entries() throws -> [ZipEntry] {
        let size = try source.size()
        let tail = try bytes(at: size - min(size, 65_557), count: Int(min(size, 65_557)))
        guard let end = tail.indices.reversed().first(where: { isSignature([0x50, 0x4B, 5, 6], in: tail, at: $0) }),
            let span = try span(tail, end, tailStart: size - UInt64(tail.count))
        else { throw ZipError.notAZip }
        guard span.size <= Self.longestDirectory, span.offset <= size, span.size <= size - span.offset else {
            throw ZipError.damaged
        }
        let entries = try parse(try bytes(at: span.offset, count: Int(span.size)))
        // Foundation stops the program where it is told to seek beyond what a signed number holds.
        guard entries.allSatisfy({ $0.offset <= size }) else { throw ZipError.damaged }
        return entries
    }

    /// Where the directory is; of a large file another record tells.
    private func span(_ tail: [UInt8], _ end: Int, tailStart: UInt64) throws -> (offset: UInt64, size: UInt64)? {
        guard let size: UInt32 = LittleEndian.read(at: end + 12, of: tail),
            let offset: UInt32 = LittleEndian.read(at: end + 16, of: tail)
        else { return nil }
        guard isSignature([0x50, 0x4B, 6, 7], in: tail, at: end - 20),
            let place: UInt64 = LittleEndian.read(at: end - 12, of: tail), place <= tailStart + UInt64(end)
        else { return (UInt64(offset), UInt64(size)) }
        let record = try bytes(at: place, count: 56)
        guard isSignature([0x50, 0x4B, 6, 6], in: record, at: 0),
            let size: UInt64 = LittleEndian.read(at: 40, of: record),
            let offset: UInt64 = LittleEndian.read(at: 48, of: record)
        else { throw ZipError.damaged }
        return (offset, size)
    }

    private func parse(_ bytes: [UInt8]) throws -> [ZipEntry] {
        var (entries, place): ([ZipEntry], Int) = ([], 0)
        while place < bytes.count, isSignature([0x50, 0x4B, 1, 2], in: bytes, at: place) {
            guard entries.count < Self.mostEntries, let (entry, length) = entry(bytes, place) else {
                throw ZipError.damaged
            }
            entries.append(entry)
            place += length
        }
        return entries
    }

    private func entry(_ bytes: [UInt8], _ place: Int) -> (ZipEntry, length: Int)? {
        func short(_ offset: Int) -> Int? {
            LittleEndian.read(UInt16.self, at: place + offset, of: bytes).map(Int.init)
        }
        func long(_ offset: Int) -> UInt64? {
            LittleEndian.read(UInt32.self, at: place + offset, of: bytes).map(UInt64.init)
        }
        guard let flags = short(8), let method = short(10), let checksum = long(16), let packed = long(20),
            let size = long(24), let nameLength = short(28), let extraLength = short(30), let commentLength = short(32),
            let offset = long(42), place + 46 + nameLength + extraLength <= bytes.count
        else { return nil }
        let name = bytes[(place + 46)..<(place + 46 + nameLength)]
        var large = Self.largeSizes(Array(bytes[(place + 46 + nameLength)..<(place + 46 + nameLength + extraLength)]))
        // In this order, and each only where the short field is full.
        func exact(_ short: UInt64) -> UInt64 { short == 0xFFFF_FFFF && !large.isEmpty ? large.removeFirst() : short }
        let (exactSize, exactPacked) = (exact(size), exact(packed))
        let entry = ZipEntry(
            name: String(decoding: name, as: UTF8.self), isEncrypted: flags & 1 == 1, method: UInt16(method),
            checksum: UInt32(checksum), packedSize: exactPacked, size: exactSize, offset: exact(offset))
        return (entry, 46 + nameLength + extraLength + commentLength)
    }

    /// The numbers of the field for large files.
    private static func largeSizes(_ extra: [UInt8]) -> [UInt64] {
        var place = 0
        while let kind: UInt16 = LittleEndian.read(at: place, of: extra),
            let length: UInt16 = LittleEndian.read(at: place + 2, of: extra)
        {
            if kind == 1 {
                return stride(from: 0, to: Int(length), by: 8).compactMap {
                    LittleEndian.read(at: place + 4 + $0, of: extra)
                }
            }
            place += 4 + Int(length)
        }
        return []
    }

    private func bytes(at offset: UInt64, count: Int) throws -> [UInt8] {
        let bytes = try source.bytes(at: offset, upTo: count)
        guard bytes.count == count else { throw ZipError.damaged }
        return bytes
    }

    private func isSignature(_ signature: [UInt8], in bytes: [UInt8], at place: Int) -> Bool {
        place >= 0 && place <= bytes.count - 4 && bytes[place..<(place + 4)].elementsEqual(signature)
    }
}
