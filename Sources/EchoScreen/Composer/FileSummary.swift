public import Echo

/// A summary of a file before it is read.
public struct FileSummary: Sendable, Hashable {
    /// In bytes.
    public var size: Int
    /// Its beginning may be text.
    public var isText: Bool
    /// The header of a picture, if it is one.
    public var picture: PictureHeader?

    public init(size: Int, isText: Bool = true, picture: PictureHeader? = nil) {
        self.size = size
        self.isText = isText
        self.picture = picture
    }
}
