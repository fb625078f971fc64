/// Why a key that is kept in a file is not used.
public enum SecretFileError: Error, Sendable, Hashable {
    /// Others than its owner can read the file.
    case readableByOthers(path: String)
    /// The file belongs to someone else.
    case ownedByAnother(path: String)
    /// `api_key` is not a text.
    case notText(path: String)

    /// What to do about the file.
    var advice: String {
        switch self {
        case .readableByOthers(let path): "other users can read the file; run chmod 600 \(path)"
        case .ownedByAnother: "the file belongs to another user; use your own, with mode 600"
        case .notText: "it is not a string"
        }
    }

    /// The problem and the remedy, a sentence each.
    public var text: String {
        switch self {
        case .readableByOthers(let path):
            "The api_key in \(path) is not used: other users can read the file. Run: chmod 600 \(path)"
        case .ownedByAnother(let path):
            "The api_key in \(path) is not used: the file belongs to another user. Use your own, with mode 600."
        case .notText(let path): "The api_key in \(path) is not used: it is not a string. Put it in quotes."
        }
    }
}
