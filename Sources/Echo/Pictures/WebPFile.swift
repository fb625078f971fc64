/// A WebP file as its chunks: four letters, a length, and what they are about, filled up to an even length.
enum WebPFile {
    private static let header = 12
    /// In the chunk that tells what follows: camera's notes, notes of programs, and that it moves.
    private static let (exif, xmp, moves): (UInt8, UInt8, UInt8) = (0x08, 0x04, 0x02)

    static func size(_ bytes: [UInt8]) throws(PictureProblem) -> PictureSize {
        var reader = PictureReader(bytes, from: header)
        let type = String(decoding: try reader.take(4), as: UTF8.self)
        try reader.skip(4)
        switch type {
        case "VP8X":
            try reader.skip(4)
            return PictureSize(width: try reader.little(3) + 1, height: try reader.little(3) + 1)
        case "VP8L":
            try reader.skip(1)
            let bits = try reader.little(4)
            return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8 ":
            try reader.skip(6)
            return PictureSize(width: try reader.little(2) & 0x3FFF, height: try reader.little(2) & 0x3FFF)
        default: throw .isCutOff
        }
    }

    static func cleaned(_ bytes: [UInt8]) throws(PictureProblem) -> [UInt8] {
        var reader = PictureReader(bytes, from: 4)
        let end = try reader.little(4) + 8
        guard end >= header, end <= bytes.count else { throw .isCutOff }
        try reader.skip(4)
        var (chunks, hasPixels): ([UInt8], Bool) = ([], false)
        while reader.place < end {
            let start = reader.place
            let type = String(decoding: try reader.take(4), as: UTF8.self)
            let length = try reader.little(4)
            try reader.skip(length)
            if length % 2 == 1, !reader.isAtEnd { try reader.skip(1) }
            var chunk = Array(bytes[start..<reader.place])
            switch type {
            case "EXIF", "XMP ": continue
            case "VP8X" where chunk.count > 8:
                guard chunk[8] & moves == 0 else { throw .isAnimated }
                chunk[8] &= ~(exif | xmp)
            case "VP8 ", "VP8L": hasPixels = true
            default: break
            }
            chunks += chunk
        }
        guard hasPixels else { throw .isCutOff }
        let size = chunks.count + 4
        return Array("RIFF".utf8) + (0..<4).map { UInt8(size >> (8 * $0) & 0xFF) } + Array("WEBP".utf8) + chunks
    }
}
