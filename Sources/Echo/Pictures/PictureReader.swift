/// Reads the numbers and pieces of a picture's file one after the other; what ends too early was cut off.
struct PictureReader {
    let bytes: [UInt8]
    private(set) var place: Int

    init(_ bytes: [UInt8], from place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

    var isAtEnd: Bool { place >= bytes.count }

    mutating func skip(_ count: Int) throws(PictureProblem) { _ = try take(count) }

    mutating func take(_ count: Int) throws(PictureProblem) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - place else { throw .isCutOff }
        defer { place += count }
        return bytes[place..<(place + count)]
    }

    mutating func byte() throws(PictureProblem) -> UInt8 { try take(1).first ?? 0 }

    /// The greatest byte first.
    mutating func big(_ count: Int) throws(PictureProblem) -> Int { try take(count).reduce(0) { $0 << 8 | Int($1) } }

    /// The least byte first.
    mutating func little(_ count: Int) throws(PictureProblem) -> Int {
        try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Width and height in pixels.
struct PictureSize: Sendable, Hashable {
    var width: Int
    var height: Int
}
