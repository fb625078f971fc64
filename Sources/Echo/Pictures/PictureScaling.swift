/// A picture that is too large for models, or in a format that they do not take, on its way through a program.
public struct PictureScaling: Sendable, Hashable {
    private let name: String
    /// Which way up it is, 1 to 8 as EXIF counts: the program need not know.
    public let orientation: Int

    /// The input of the program: the picture alone.
    public let bytes: [UInt8]
    public let format: PictureFormat
    /// The format the program should return: photographs as JPEG, drawings as PNG.
    public let wanted: PictureFormat

    /// - Throws: `PictureProblem`, for what no program should be given.
    public init(name: String, _ bytes: [UInt8]) throws(PictureProblem) {
        format = try PictureHeader(bytes).format
        self.name = name
        if format == .jpeg {
            (self.bytes, orientation) = try JPEGFile.parted(bytes)
        } else {
            (self.bytes, orientation) = (try format.cleaned(bytes), 1)
        }
        // What needs so much is no drawing.
        let most = format == .webp ? 200_000 : Picture.mostBytes
        wanted = format == .jpeg || bytes.count > most ? .jpeg : .png
    }

    /// - Parameter scaled: what the program gave back.
    /// - Throws: `PictureProblem`, where that is no whole picture of a fitting size.
    public func picture(_ scaled: [UInt8]) throws(PictureProblem) -> Picture {
        guard PictureFormat(of: scaled) == wanted else { throw .isNone }
        guard wanted == .jpeg else { return try Picture(name: name, scaled) }
        return try Picture(name: name, JPEGFile.turned(JPEGFile.parted(scaled).bytes, orientation))
    }
}
