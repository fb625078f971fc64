/// Why an encrypted file cannot be written, or not be read.
public enum SealedFileError: Error, Sendable, Hashable {
    /// It is none of ours, or its beginning is damaged.
    case notSealed(path: String)
    /// It was encrypted with another key.
    case wrongKey(path: String)
    /// A part of it was changed, moved or exchanged since; what stands before it can be read.
    case damaged(path: String, chunk: Int)
    /// The rest of a sentence that begins with the file: "the disk is full".
    case inaccessible(path: String, reason: String)

    public var path: String {
        switch self {
        case .notSealed(let path), .wrongKey(let path), .damaged(let path, _), .inaccessible(let path, _): path
        }
    }
}
