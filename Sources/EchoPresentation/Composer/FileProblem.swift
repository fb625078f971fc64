/// Why a file's text does not go with a message.
public enum FileProblem: Error, Sendable, Hashable {
    case isMissing, isFolder, isNoText, isUnreadable
    /// Together with others it would be more than a message takes.
    case isTooLarge

    /// What happened, and what to do.
    public func wording(of path: String) -> Wording {
        switch self {
        case .isMissing: "There is no file \(path). Write @@ where no file is meant."
        case .isFolder: "\(path) is a folder: name a file in it."
        case .isNoText: "\(path) is no text: only text can go with a message."
        case .isUnreadable: "\(path) cannot be read: you may not, or the disk failed."
        case .isTooLarge: "\(path) is too large: the files of a message may have 256 KiB together."
        }
    }
}
