import Foundation
import Glibc

/// The encodings of the system's library.
enum CharacterSets {
    /// Bytes in the named encoding as UTF-8; nil where they are none, or nobody here knows the name.
    static func utf8(_ line: [UInt8], from name: String) -> Data? {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var input = line.map { CChar(bitPattern: $0) }
        // No letter has more bytes than four in UTF-8, and each has one here.
        var output = [CChar](repeating: 0, count: line.count * 4 + 4)
        let room = output.count
        let left: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (source, target) = (input.baseAddress, output.baseAddress)
                var (toRead, toWrite) = (input.count, output.count)
                let result = iconv(converter, &source, &toRead, &target, &toWrite)
                return result == -1 || toRead > 0 ? nil : toWrite
            }
        }
        guard let left else { return nil }
        return Data(output.prefix(room - left).map { UInt8(bitPattern: $0) })
    }
}
