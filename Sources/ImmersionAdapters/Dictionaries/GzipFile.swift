import CZlib
import Foundation

/// Reads a file that gzip made, or dictzip.
enum GzipFile {
    /// Nil when it cannot be read, is damaged, or holds more than `most` bytes.
    static func contents(_ path: String, most: Int) -> Data? {
        guard let file = gzopen(path, "rb") else { return nil }
        defer { gzclose(file) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = gzread(file, &buffer, UInt32(buffer.count))
            guard count >= 0, data.count + Int(count) <= most else { return nil }
            if count == 0 {
                var error: Int32 = 0
                _ = gzerror(file, &error)
                return error == Z_OK || error == Z_STREAM_END ? data : nil
            }
            data.append(contentsOf: buffer[..<Int(count)])
        }
    }
}
