/// What a look at a file tells before it is read.
public struct FileSummary: Sendable, Hashable {
    /// In bytes.
    public var size: Int
    /// Its beginning may be text.
    public var isText: Bool

    public init(size: Int, isText: Bool = true) {
        self.size = size
        self.isText = isText
    }
}
