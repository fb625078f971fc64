/// A JPEG file as its segments: a marker, mostly a length, and what it is about; behind the marker of a scan, its packed
/// pixels.
enum JPEGFile {
    private struct Segment {
        let marker: UInt8
        /// With its marker, and the packed pixels where it is a scan.
        let whole: Range<Int>
        /// Behind its length.
        let content: Range<Int>

        /// SOF0 to SOF15, without the tables that stand between them.
        var isFrame: Bool { (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker) }
        var isEnd: Bool { marker == 0xD9 }
    }

    static func size(_ bytes: [UInt8]) throws(PictureProblem) -> PictureSize {
        var reader = PictureReader(bytes, from: 2)
        var orientation = 1
        while true {
            let segment = try next(&reader, skipsPixels: false)
            if let found = self.orientation(segment, bytes) { orientation = found }
            if segment.isFrame {
                var frame = PictureReader(bytes, from: segment.content.lowerBound + 1)
                let (height, width) = (try frame.big(2), try frame.big(2))
                // From 5 on it is seen lying on its side.
                return orientation < 5
                    ? PictureSize(width: width, height: height) : PictureSize(width: height, height: width)
            }
            if segment.isEnd || segment.marker == 0xDA { throw .isCutOff }
        }
    }

    /// Up to its end: without the notes of camera and programs, and without pictures that are hidden behind it. Which way up
    /// it is stays known.
    static func cleaned(_ bytes: [UInt8]) throws(PictureProblem) -> [UInt8] {
        let (bytes, orientation) = try parted(bytes)
        return turned(bytes, orientation)
    }

    /// The picture as it lies, and which way up it is, 1 to 8.
    static func parted(_ bytes: [UInt8]) throws(PictureProblem) -> (bytes: [UInt8], orientation: Int) {
        var reader = PictureReader(bytes, from: 2)
        var (kept, orientation, hasPixels): ([Range<Int>], Int, Bool) = ([], 1, false)
        while true {
            let segment = try next(&reader, skipsPixels: true)
            if let found = self.orientation(segment, bytes) { orientation = found }
            if isOfThePicture(segment, bytes) { kept.append(segment.whole) }
            hasPixels = hasPixels || segment.marker == 0xDA
            if segment.isEnd { break }
        }
        guard hasPixels else { throw .isCutOff }
        var cleaned: [UInt8] = [0xFF, 0xD8]
        for range in kept { cleaned += bytes[range] }
        return (cleaned, orientation)
    }

    /// With a note of which way up it is.
    static func turned(_ bytes: [UInt8], _ orientation: Int) -> [UInt8] {
        orientation == 1 ? bytes : bytes[..<2] + note(of: orientation) + bytes[2...]
    }

    private static func next(_ reader: inout PictureReader, skipsPixels: Bool) throws(PictureProblem) -> Segment {
        let start = reader.place
        guard try reader.byte() == 0xFF else { throw .isCutOff }
        var marker = try reader.byte()
        while marker == 0xFF { marker = try reader.byte() }
        // These stand alone.
        if marker == 0x01 || (0xD0...0xD9).contains(marker) {
            return Segment(marker: marker, whole: start..<reader.place, content: reader.place..<reader.place)
        }
        let length = try reader.big(2) - 2
        let content = reader.place..<(reader.place + max(0, length))
        try reader.skip(length)
        if marker == 0xDA, skipsPixels { try skipPixels(&reader) }
        return Segment(marker: marker, whole: start..<reader.place, content: content)
    }

    /// To the next marker: an FF that is not of the pixels (00 behind it) and not a restart (D0 to D7).
    private static func skipPixels(_ reader: inout PictureReader) throws(PictureProblem) {
        var place = reader.place
        while let sign = reader.bytes[place...].firstIndex(of: 0xFF), sign + 1 < reader.bytes.count {
            let next = reader.bytes[sign + 1]
            if next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return try reader.skip(sign - reader.place) }
            place = sign + (next == 0xFF ? 1 : 2)
        }
        throw .isCutOff
    }

    /// Of the notes of applications only those that say how its colours are meant.
    private static func isOfThePicture(_ segment: Segment, _ bytes: [UInt8]) -> Bool {
        let content = bytes[segment.content]
        return switch segment.marker {
        case 0xE0: content.starts(with: "JFIF\0".utf8)
        case 0xE2: content.starts(with: "ICC_PROFILE\0".utf8)
        case 0xEE: content.starts(with: "Adobe".utf8)
        case 0xE1...0xEF, 0xFE: false
        default: true
        }
    }

    // MARK: - Which way up it is

    private static let exif = Array("Exif\0\0".utf8)

    /// What the camera says of it, 1 to 8; nil where it says nothing.
    private static func orientation(_ segment: Segment, _ bytes: [UInt8]) -> Int? {
        guard segment.marker == 0xE1, bytes[segment.content].starts(with: exif) else { return nil }
        return try? orientation(ofNote: Array(bytes[segment.content].dropFirst(exif.count)))
    }

    /// - Parameter note: a TIFF file of its own: a header, then directories of entries of twelve bytes.
    private static func orientation(ofNote note: [UInt8]) throws(PictureProblem) -> Int? {
        let isLittle = note.starts(with: "II".utf8)
        guard isLittle || note.starts(with: "MM".utf8) else { return nil }
        func number(_ reader: inout PictureReader, _ count: Int) throws(PictureProblem) -> Int {
            isLittle ? try reader.little(count) : try reader.big(count)
        }
        var header = PictureReader(note, from: 4)
        let place = try number(&header, 4)
        guard place <= note.count else { throw .isCutOff }
        var directory = PictureReader(note, from: place)
        for _ in 0..<(try number(&directory, 2)) {
            let tag = try number(&directory, 2)
            try directory.skip(6)
            let value = try number(&directory, 2)
            try directory.skip(2)
            if tag == 0x0112 { return (1...8).contains(value) ? value : nil }
        }
        return nil
    }

    /// A camera's note that says nothing else.
    private static func note(of orientation: Int) -> [UInt8] {
        let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
        let tiff: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
        let length = 2 + exif.count + tiff.count
        return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + exif + tiff
    }
}
