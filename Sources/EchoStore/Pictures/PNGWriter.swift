import CZlib
import Foundation

/// Packs pixels into a PNG file.
enum PNGWriter {
    /// Nil where there is no memory for it.
    static func file(_ picture: PixelPicture) -> Data? {
        let isOpaque = picture.isOpaque
        guard let packed = packed(lines(picture, isOpaque: isOpaque)) else { return nil }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let kind: UInt8 = isOpaque ? 2 : 6
        file += chunk("IHDR", big(picture.width) + big(picture.height) + [8, kind, 0, 0, 0])
        file += chunk("IDAT", packed)
        file += chunk("IEND", [])
        return file
    }

    /// Each line as its differences from the pixel to the left, which pack better; the byte in front of it says so.
    private static func lines(_ picture: PixelPicture, isOpaque: Bool) -> [UInt8] {
        let channels = isOpaque ? 3 : 4
        var lines: [UInt8] = []
        lines.reserveCapacity((picture.width * channels + 1) * picture.height)
        for y in 0..<picture.height {
            lines.append(1)
            var index = y * picture.width * 4
            for x in 0..<picture.width {
                for channel in 0..<channels {
                    let left = x == 0 ? 0 : picture.bytes[index + channel - 4]
                    lines.append(picture.bytes[index + channel] &- left)
                }
                index += 4
            }
        }
        return lines
    }

    private static func packed(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&packed, &count, bytes, uLong(bytes.count), 6) == Z_OK else { return nil }
        return Array(packed.prefix(Int(count)))
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return big(content.count) + body + big(Int(crc32(0, body, uInt(body.count))))
    }

    private static func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
}
