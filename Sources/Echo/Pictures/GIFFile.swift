/// A GIF file as its blocks: pictures, and what is said of them.
enum GIFFile {
    static func size(_ bytes: [UInt8]) throws(PictureProblem) -> PictureSize {
        var reader = PictureReader(bytes, from: 6)
        return PictureSize(width: try reader.little(2), height: try reader.little(2))
    }

    /// Its first picture, which is all that models look at, without comments and notes of programs.
    static func cleaned(_ bytes: [UInt8]) throws(PictureProblem) -> [UInt8] {
        var reader = PictureReader(bytes)
        try reader.skip(10)
        try skipColours(&reader)
        // Behind it the colour of the background and the shape of a pixel.
        var cleaned = Array(bytes[..<reader.place])
        while true {
            let start = reader.place
            switch try reader.byte() {
            case 0x21:
                let label = try reader.byte()
                try skipPieces(&reader)
                // How the picture is shown.
                if label == 0xF9 { cleaned += bytes[start..<reader.place] }
            case 0x2C:
                try reader.skip(8)
                try skipColours(&reader, behind: 0)
                try reader.skip(1)
                try skipPieces(&reader)
                return cleaned + bytes[start..<reader.place] + [0x3B]
            default: throw .isCutOff
            }
        }
    }

    /// A table of colours, as long as the byte in front of it says.
    private static func skipColours(_ reader: inout PictureReader, behind others: Int = 2) throws(PictureProblem) {
        let flags = try reader.byte()
        try reader.skip(others)
        if flags & 0x80 != 0 { try reader.skip(3 << (Int(flags & 7) + 1)) }
    }

    /// Each has its length in front; one of no length ends them.
    private static func skipPieces(_ reader: inout PictureReader) throws(PictureProblem) {
        while true {
            let length = Int(try reader.byte())
            if length == 0 { return }
            try reader.skip(length)
        }
    }
}
