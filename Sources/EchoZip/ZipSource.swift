import Foundation

/// The bytes of a zip file: in a file, or in memory.
package enum ZipSource {
    case file(FileHandle)
    case memory([UInt8])

    func size() throws -> UInt64 {
        switch self {
        case .file(let file): try file.seekToEnd()
        case .memory(let bytes): UInt64(bytes.count)
        }
    }

    /// - Returns: fewer where it ends before.
    func bytes(at offset: UInt64, upTo count: Int) throws -> [UInt8] {
        switch self {
        case .file(let file):
            try file.seek(toOffset: offset)
            return Array((try file.read(upToCount: max(1, count)) ?? Data()).prefix(count))
        case .memory(let bytes):
            guard offset < UInt64(bytes.count) else { return [] }
            return Array(bytes[Int(offset)...].prefix(count))
        }
    }
}
