import Echo

/// A picture as an export has it: what it was, without its bytes.
struct PictureDocument: Codable {
    let name, mediaType: String
    /// Pixels.
    let width, height: Int
    /// In bytes.
    let size: Int

    init(_ picture: Picture) {
        (name, mediaType) = (picture.name, picture.format.mediaType)
        (width, height, size) = (picture.width, picture.height, picture.size)
    }

    /// Nil for a format that nobody knows.
    var picture: Picture? {
        PictureFormat(mediaType: mediaType).map {
            Picture(name: name, format: $0, width: max(0, width), height: max(0, height), size: max(0, size))
        }
    }
}
