import EchoText

/// Why a file's text does not go with a message.
public enum FileProblem: Error, Sendable, Hashable {
    case isMissing, isFolder, isNoText, isUnreadable
    /// Together with others it would be more than a message takes.
    case isTooLarge

    /// What happened, and what to do.
    public func wording(of path: String) -> Wording {
        let name = Sanitizer.line(path)
        return switch self {
        case .isMissing: "There is no file \(name). Write @@ where no file is meant."
        case .isFolder: "\(name) is a folder: name a file in it."
        case .isNoText: "\(name) is no text: only text can go with a message."
        case .isUnreadable: "\(name) cannot be read: you may not, or the disk failed."
        case .isTooLarge: "\(name) is too large: the files of a message may have 256 KiB together."
        }
    }
}
