import CZstd

/// The packed contents of today's Anki packages: files compressed by Zstandard, and a list of sounds.
enum PackedContent {
    /// More than Anki's own limit for what a collection holds beside its sounds.
    static let largest = 256 << 20
    static let largestList = 16 << 20

    /// Whether libzstd is installed.
    static var isReadable: Bool { czs_load() }

    /// - Throws: `noZstandard`, `damaged`.
    static func unpacked(_ bytes: [UInt8], atMost most: Int = largest) throws(AnkiPackageError) -> [UInt8] {
        guard isReadable else { throw .noZstandard }
        var content = czs_content()
        let isRead = bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { czs_unpack($0, buffer.count, most, &content) } ?? false
        }
        defer { czs_free(&content) }
        guard isRead else { throw .damaged }
        return Array(UnsafeBufferPointer(start: content.bytes, count: content.count))
    }

    /// The names of a list of sounds, in the order of their files.
    ///
    /// It is a message of Protocol Buffers: entries of field 1, and in each the name as field 1.
    static func names(in bytes: [UInt8]) -> [String] {
        fields(bytes[...]).compactMap { number, entry -> String? in
            guard number == 1, case .bytes(let entry) = entry else { return nil }
            let name = fields(entry).lazy.compactMap { number, value -> String? in
                guard number == 1, case .bytes(let text) = value else { return nil }
                return String(decoding: text, as: UTF8.self)
            }.first
            return name ?? ""
        }
    }

    /// The version that a package says it is of; nil where it says none.
    static func version(in bytes: [UInt8]) -> Int? {
        fields(bytes[...]).lazy.compactMap { number, value -> Int? in
            guard number == 1, case .number(let version) = value else { return nil }
            return version
        }.first
    }

    private enum Value {
        case number(Int)
        case bytes(ArraySlice<UInt8>)
    }

    /// As far as they can be read.
    private static func fields(_ bytes: ArraySlice<UInt8>) -> [(number: Int, value: Value)] {
        var (rest, found) = (bytes, [(number: Int, value: Value)]())
        while let key = number(&rest) {
            switch key & 7 {
            case 0:
                guard let value = number(&rest) else { return found }
                found.append((key >> 3, .number(value)))
            case 2:
                guard let count = number(&rest), count <= rest.count else { return found }
                found.append((key >> 3, .bytes(rest.prefix(count))))
                rest = rest.dropFirst(count)
            case 1: rest = rest.dropFirst(8)
            case 5: rest = rest.dropFirst(4)
            default: return found
            }
        }
        return found
    }

    /// Seven bits a byte, the lowest first.
    private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
        var (value, shift) = (0, 0)
        while let byte = rest.popFirst(), shift < 56 {
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
