/// Why a file's text does not go with a message.
public enum FileProblem: Error, Sendable, Hashable {
    case isMissing, isFolder, isNoText, isUnreadable
    /// Together with others it would be more than a message takes.
    case isTooLarge

    /// What happened, and what to do.
    public func wording(of path: String) -> Wording {
        switch self {
        case .isMissing: "File not found: \(path). Type @@ for a literal @."
        case .isFolder: "\(path) is a folder. Choose a file in it."
        case .isNoText: "\(path) is not a text file. Only text files can be attached."
        case .isUnreadable: "\(path) cannot be read. Check its permissions and the disk."
        case .isTooLarge: "\(path) is too large. The files attached to one message may total 256 KiB."
        }
    }
}
