/// A PNG file as its chunks: a length, four letters, what they are about, and a checksum.
enum PNGFile {
    private static let signature = 8
    /// They tell of the camera, the program, the place and the day, and nothing of the picture.
    private static let personal: Set<String> = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]

    static func size(_ bytes: [UInt8]) throws(PictureProblem) -> PictureSize {
        var reader = PictureReader(bytes, from: signature + 4)
        guard try reader.take(4).elementsEqual("IHDR".utf8) else { throw .isCutOff }
        return PictureSize(width: try reader.big(4), height: try reader.big(4))
    }

    /// Up to its last chunk, without what is personal.
    static func cleaned(_ bytes: [UInt8]) throws(PictureProblem) -> [UInt8] {
        var reader = PictureReader(bytes)
        var cleaned = Array(try reader.take(signature))
        while true {
            let start = reader.place
            let length = try reader.big(4)
            let type = String(decoding: try reader.take(4), as: UTF8.self)
            try reader.skip(length + 4)
            if !personal.contains(type) { cleaned += bytes[start..<reader.place] }
            if type == "IEND" { return cleaned }
        }
    }
}
