import CZlib
import Foundation

/// Writes a zip file, an entry after the other.
package final class ZipWriter {
    private struct Entry {
        let name: [UInt8]
        let offset: UInt64
        /// The sizes of a stored one are known when it begins, and fit into the short fields. Those of a packed one are
        /// written for large files.
        var isStored = false
        var checksum = crc32(0, nil, 0)
        var packedSize: UInt64 = 0
        var size: UInt64 = 0
    }

    /// Nil for one in memory.
    private let file: FileHandle?
    /// All that was written in memory.
    package private(set) var bytes: [UInt8] = []
    private let stamp: [UInt8]
    private var stream = z_stream()
    private var entries: [Entry] = []
    private var position: UInt64 = 0
    private var output = [UInt8](repeating: 0, count: 1 << 16)

    /// - Parameters:
    ///   - file: nil to write into memory.
    ///   - date: of all its entries.
    package init(_ file: FileHandle?, date: Date) {
        self.file = file
        stamp = Self.stamp(date)
    }

    /// Writes one that is packed already, up to 4 GB, as it is.
    package func add(_ name: String, stored content: [UInt8]) throws {
        var entry = Entry(name: Array(name.utf8), offset: position, isStored: true)
        entry.checksum = content.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
        (entry.packedSize, entry.size) = (UInt64(content.count), UInt64(content.count))
        entries.append(entry)
        try write(header(entry))
        try write(content)
    }

    /// Begins one that is packed as it is added.
    package func begin(_ name: String) throws {
        entries.append(Entry(name: Array(name.utf8), offset: position))
        try write(header(entries[entries.count - 1]))
        stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        let status = deflateInit2_(&stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        guard status == Z_OK else { throw ZipError(reason: "cannot be packed") }
    }

    package func add(_ bytes: [UInt8]) throws {
        let last = entries.count - 1
        entries[last].checksum = crc32(entries[last].checksum, bytes, uInt(bytes.count))
        entries[last].size += UInt64(bytes.count)
        try deflate(bytes, Z_NO_FLUSH)
    }

    package func end() throws {
        try deflate([], Z_FINISH)
        deflateEnd(&stream)
        let entry = entries[entries.count - 1]
        let header = header(entry)
        guard let file else {
            let start = Int(entry.offset)
            return bytes.replaceSubrange(start..<start + header.count, with: header)
        }
        try file.seek(toOffset: entry.offset)
        try file.write(contentsOf: Data(header))
        try file.seek(toOffset: position)
    }

    /// The directory at the end, without which it is no zip file.
    package func finish() throws {
        let start = position
        for entry in entries { try write(directoryEntry(entry)) }
        let (size, count) = (position - start, UInt64(entries.count))
        let record: [UInt8] =
            [0x50, 0x4B, 6, 6] + LittleEndian.bytes(UInt64(44)) + LittleEndian.bytes(UInt16(45))
            + LittleEndian.bytes(UInt16(45)) + LittleEndian.bytes(UInt64(0)) + LittleEndian.bytes(count)
            + LittleEndian.bytes(count) + LittleEndian.bytes(size) + LittleEndian.bytes(start)
        let locator: [UInt8] =
            [0x50, 0x4B, 6, 7] + LittleEndian.bytes(UInt32(0)) + LittleEndian.bytes(position)
            + LittleEndian.bytes(UInt32(1))
        let short = LittleEndian.bytes(UInt16(min(count, 0xFFFF)))
        let end: [UInt8] =
            [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + short + short + LittleEndian.bytes(UInt32(clamping: size))
            + LittleEndian.bytes(UInt32(clamping: start)) + [0, 0]
        let isLarge = start > 0xFFFF_0000 || count >= 0xFFFF || entries.contains { !$0.isStored }
        try write((isLarge ? record + locator : []) + end)
    }

    private func header(_ entry: Entry) -> [UInt8] {
        let large = LittleEndian.bytes(entry.size) + LittleEndian.bytes(entry.packedSize)
        let extra = entry.isStored ? [] : LittleEndian.bytes(UInt16(1)) + LittleEndian.bytes(UInt16(16)) + large
        return [0x50, 0x4B, 3, 4] + common(entry) + LittleEndian.bytes(UInt16(extra.count)) + entry.name + extra
    }

    private func directoryEntry(_ entry: Entry) -> [UInt8] {
        let large =
            LittleEndian.bytes(entry.size) + LittleEndian.bytes(entry.packedSize) + LittleEndian.bytes(entry.offset)
        let extra = entry.isStored ? [] : LittleEndian.bytes(UInt16(1)) + LittleEndian.bytes(UInt16(24)) + large
        return [0x50, 0x4B, 1, 2] + LittleEndian.bytes(UInt16(0x032D)) + common(entry)
            + LittleEndian.bytes(UInt16(extra.count)) + [0, 0, 0, 0, 0, 0]
            + LittleEndian.bytes(UInt32(0o100_600 << 16))
            + (entry.isStored ? LittleEndian.bytes(UInt32(clamping: entry.offset)) : Self.full) + entry.name + extra
    }

    /// The version that is needed, flags, packing, time, checksum, sizes, and the length of the name.
    private func common(_ entry: Entry) -> [UInt8] {
        let (version, method): (UInt16, UInt16) = entry.isStored ? (20, 0) : (45, 8)
        let sizes =
            entry.isStored
            ? LittleEndian.bytes(UInt32(clamping: entry.packedSize)) + LittleEndian.bytes(UInt32(clamping: entry.size))
            : Self.full + Self.full
        return LittleEndian.bytes(version) + Self.flags + LittleEndian.bytes(method) + stamp
            + LittleEndian.bytes(UInt32(truncatingIfNeeded: entry.checksum)) + sizes
            + LittleEndian.bytes(UInt16(entry.name.count))
    }

    /// Names are in UTF-8.
    private static let flags: [UInt8] = [0, 8]
    private static let full: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]

    private func deflate(_ bytes: [UInt8], _ flush: Int32) throws {
        var input = bytes
        var (status, rest) = (Z_OK, 0)
        repeat {
            var produced = 0
            input.withUnsafeMutableBufferPointer { source in
                output.withUnsafeMutableBufferPointer { target in
                    (stream.next_in, stream.avail_in) = (source.baseAddress, uInt(source.count))
                    (stream.next_out, stream.avail_out) = (target.baseAddress, uInt(target.count))
                    status = CZlib.deflate(&stream, flush)
                    (rest, produced) = (Int(stream.avail_in), target.count - Int(stream.avail_out))
                }
            }
            input.removeFirst(input.count - rest)
            entries[entries.count - 1].packedSize += UInt64(produced)
            try write(Array(output.prefix(produced)))
            if produced < output.count, flush == Z_NO_FLUSH { break }
        } while status == Z_OK
    }

    private func write(_ bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { return }
        if let file { try file.write(contentsOf: Data(bytes)) } else { self.bytes += bytes }
        position += UInt64(bytes.count)
    }

    /// As MS-DOS counted: two seconds at a time, from 1980.
    private static func stamp(_ date: Date) -> [UInt8] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let year = max(0, min(127, (parts.year ?? 1980) - 1980))
        let time = (parts.hour ?? 0) << 11 | (parts.minute ?? 0) << 5 | (parts.second ?? 0) / 2
        return LittleEndian.bytes(UInt16(time))
            + LittleEndian.bytes(UInt16(year << 9 | (parts.month ?? 1) << 5 | (parts.day ?? 1)))
    }
}
