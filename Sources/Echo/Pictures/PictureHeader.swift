/// The beginning of a picture's file: its format, and its size in pixels.
public struct PictureHeader: Sendable, Hashable {
    /// Unpacked they take half a gigabyte: a small file can claim any number.
    public static let mostPixels = 120_000_000

    public let format: PictureFormat
    /// In pixels, as it is looked at.
    public let width: Int
    public let height: Int

    /// - Parameter bytes: of the file, or its beginning.
    /// - Throws: `isNone`, `isCutOff`, `hasTooManyPixels`.
    public init(_ bytes: [UInt8]) throws(PictureProblem) {
        guard let format = PictureFormat(of: bytes) else { throw .isNone }
        let size = try format.size(bytes)
        guard size.width > 0, size.height > 0 else { throw .isCutOff }
        guard size.width <= Self.mostPixels / size.height else {
            throw .hasTooManyPixels(width: size.width, height: size.height)
        }
        (self.format, width, height) = (format, size.width, size.height)
    }

    /// Whether models take it as it is.
    public func fits(bytes: Int) -> Bool {
        max(width, height) <= Picture.mostPixelsOfASide && bytes <= Picture.mostBytes
    }
}

extension PictureFormat {
    fileprivate func size(_ bytes: [UInt8]) throws(PictureProblem) -> PictureSize {
        switch self {
        case .png: try PNGFile.size(bytes)
        case .jpeg: try JPEGFile.size(bytes)
        case .gif: try GIFFile.size(bytes)
        case .webp: try WebPFile.size(bytes)
        }
    }

    /// The picture alone: whole, and without what tells of the person, the place and the day.
    func cleaned(_ bytes: [UInt8]) throws(PictureProblem) -> [UInt8] {
        switch self {
        case .png: try PNGFile.cleaned(bytes)
        case .jpeg: try JPEGFile.cleaned(bytes)
        case .gif: try GIFFile.cleaned(bytes)
        case .webp: try WebPFile.cleaned(bytes)
        }
    }
}

/// A PNG file as its chunks: a length, four letters, what they are about, and a checksum.
private enum PNGFile {
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
