import CZlib
import Foundation

/// Unpacks one entry of a zip file, a piece at a time, and no further than a sensible file grows.
package final class ZipInflater {
    private static let piece = 1 << 16
    /// Beyond so many bytes, no text is packed more tightly than this.
    private static let (unsuspected, tightest) = (UInt64(64 << 20), UInt64(150))
    private static let most = UInt64(64 << 30)

    private let source: ZipSource
    /// Where it reads next.
    private var position: UInt64
    private let entry: ZipEntry
    private var stream = z_stream()
    private var input: [UInt8] = []
    private var restOfInput: UInt64
    private var taken: UInt64 = 0
    private var given: UInt64 = 0
    private var checksum = crc32(0, nil, 0)
    private var isOver = false

    package init(_ entry: ZipEntry, of source: ZipSource) throws {
        guard !entry.isEncrypted else { throw ZipError.encrypted }
        guard [0, 8].contains(entry.method) else { throw ZipError.unknownMethod }
        (self.source, self.entry, restOfInput) = (source, entry, entry.packedSize)
        let header = try source.bytes(at: entry.offset, upTo: 30)
        guard LittleEndian.read(UInt32.self, at: 0, of: header) == 0x0403_4B50,
            let name = LittleEndian.read(UInt16.self, at: 26, of: header),
            let extra = LittleEndian.read(UInt16.self, at: 28, of: header)
        else { throw ZipError.damaged }
        position = entry.offset + 30 + UInt64(name) + UInt64(extra)
        // Bits without a header of their own, as zip files have them.
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { throw ZipError.damaged }
    }

    deinit { inflateEnd(&stream) }

    /// Empty at the end.
    package func next() throws -> [UInt8] {
        while !isOver {
            let bytes = entry.method == 0 ? try more() : try inflated()
            if entry.method == 0, bytes.isEmpty { isOver = true }
            given += UInt64(bytes.count)
            checksum = crc32(checksum, bytes, uInt(bytes.count))
            guard given <= Self.most, given < Self.unsuspected || given / max(1, taken) <= Self.tightest else {
                throw ZipError.bomb
            }
            if isOver, given != entry.size || UInt32(truncatingIfNeeded: checksum) != entry.checksum {
                throw ZipError.damaged
            }
            if !bytes.isEmpty { return bytes }
        }
        return []
    }

    /// All of it, where that is no more than so many bytes, and than it was announced to be.
    package func all(atMost most: Int) throws -> [UInt8] {
        var all: [UInt8] = []
        while case let piece = try next(), !piece.isEmpty {
            guard all.count + piece.count <= min(most, Int(clamping: entry.size)) else { throw ZipError.damaged }
            all += piece
        }
        return all
    }

    private func more() throws -> [UInt8] {
        let wanted = Int(min(UInt64(Self.piece), restOfInput))
        guard wanted > 0 else { return [] }
        let bytes = try source.bytes(at: position, upTo: wanted)
        guard !bytes.isEmpty else { throw ZipError.damaged }
        position += UInt64(bytes.count)
        restOfInput -= UInt64(bytes.count)
        taken += UInt64(bytes.count)
        return bytes
    }

    private func inflated() throws -> [UInt8] {
        if input.isEmpty { input = try more() }
        var output = [UInt8](repeating: 0, count: Self.piece)
        var (status, left, produced) = (Z_OK, 0, 0)
        input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                (stream.next_in, stream.avail_in) = (source.baseAddress, uInt(source.count))
                (stream.next_out, stream.avail_out) = (target.baseAddress, uInt(target.count))
                status = inflate(&stream, Z_NO_FLUSH)
                (left, produced) = (Int(stream.avail_in), target.count - Int(stream.avail_out))
            }
        }
        let isStuck = status == Z_BUF_ERROR || (produced == 0 && left == input.count)
        input.removeFirst(input.count - left)
        if status == Z_STREAM_END { isOver = true } else if status != Z_OK || isStuck { throw ZipError.damaged }
        return Array(output.prefix(produced))
    }
}
