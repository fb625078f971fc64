import CZlib

/// Takes a package apart. All of it is checked: anybody may have made it.
struct PackageReader {
    static let largest = 512 << 20
    static let mostFiles = 60_000

    private struct Entry {
        let method: Int
        let checksum: Int
        let packed: Int
        let size: Int
        let offset: Int
    }

    private let bytes: [UInt8]
    private var entries: [String: Entry] = [:]

    init(_ bytes: [UInt8]) throws(AnkiPackageError) {
        guard bytes.count <= Self.largest else { throw .tooLarge }
        self.bytes = bytes
        let first = max(bytes.count - 65_557, 0)
        guard bytes.count >= 22,
            let end = (first...bytes.count - 22).reversed().first(where: { isSignature(5, 6, at: $0) }),
            let count = PackageBytes.read(2, at: end + 10, of: bytes),
            var place = PackageBytes.read(4, at: end + 16, of: bytes)
        else { throw .notAPackage }
        guard count <= Self.mostFiles else { throw .tooLarge }
        for _ in 0..<count {
            place = try readEntry(at: place)
        }
    }

    var names: Set<String> { Set(entries.keys) }

    /// A file, unpacked; nil where there is none of this name.
    func file(_ name: String) throws(AnkiPackageError) -> [UInt8]? {
        guard let entry = entries[name] else { return nil }
        guard entry.size <= Self.largest else { throw .tooLarge }
        guard isSignature(3, 4, at: entry.offset),
            let nameLength = PackageBytes.read(2, at: entry.offset + 26, of: bytes),
            let extraLength = PackageBytes.read(2, at: entry.offset + 28, of: bytes)
        else { throw .damaged }
        let start = entry.offset + 30 + nameLength + extraLength
        guard start <= bytes.count, entry.packed <= bytes.count - start else { throw .damaged }
        let packed = Array(bytes[start..<start + entry.packed])
        let file = entry.method == 0 ? packed : try Self.inflated(packed, size: entry.size)
        let checksum = file.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
        guard file.count == entry.size, Int(checksum) == entry.checksum else { throw .damaged }
        return file
    }

    private mutating func readEntry(at place: Int) throws(AnkiPackageError) -> Int {
        func number(_ count: Int, _ offset: Int) -> Int? { PackageBytes.read(count, at: place + offset, of: bytes) }
        guard isSignature(1, 2, at: place), let flags = number(2, 8), let method = number(2, 10),
            let checksum = number(4, 16), let packed = number(4, 20), let size = number(4, 24),
            let name = number(2, 28), let extra = number(2, 30), let comment = number(2, 32),
            let offset = number(4, 42), place + 46 + name <= bytes.count, flags & 1 == 0, method == 0 || method == 8
        else { throw .damaged }
        let title = String(decoding: bytes[place + 46..<place + 46 + name], as: UTF8.self)
        entries[title] = Entry(method: method, checksum: checksum, packed: packed, size: size, offset: offset)
        return place + 46 + name + extra + comment
    }

    private func isSignature(_ third: UInt8, _ fourth: UInt8, at place: Int) -> Bool {
        place >= 0 && place <= bytes.count - 4
            && bytes[place..<place + 4].elementsEqual([0x50, 0x4B, third, fourth])
    }

    /// No further than the size that was announced.
    private static func inflated(_ packed: [UInt8], size: Int) throws(AnkiPackageError) -> [UInt8] {
        // Nothing is packed more tightly than about a thousand to one.
        guard size / 1_100 <= packed.count else { throw .damaged }
        var stream = z_stream()
        let version = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, version) == Z_OK else { throw .damaged }
        defer { inflateEnd(&stream) }
        var (input, output) = (packed, [UInt8](repeating: 0, count: size + 1))
        var (status, left) = (Z_OK, 0)
        input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                (stream.next_in, stream.avail_in) = (source.baseAddress, uInt(source.count))
                (stream.next_out, stream.avail_out) = (target.baseAddress, uInt(target.count))
                status = inflate(&stream, Z_FINISH)
                left = Int(stream.avail_out)
            }
        }
        guard status == Z_STREAM_END, left == 1 else { throw .damaged }
        return Array(output.prefix(size))
    }
}
