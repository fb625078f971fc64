public import Echo

/// The argument of a command: how it is shown in the help, and what can be offered for it.
public enum CommandArgument: Sendable, Hashable {
    case none
    /// One of these.
    case words([String])
    case model, theme, profile
    /// A saved prompt.
    case prompt
    /// A sound device, by its name or its identifier.
    case device(AudioDevice.Direction)
    /// The name of a file or folder.
    case file
    /// The same, or one of these words, which may have more behind it.
    case fileOr([String])
    /// Anything; the text says what, in capitals: "SECONDS".
    case other(String)

    /// "NAME", "voice|text"; empty for none.
    public var usage: String {
        switch self {
        case .none: ""
        case .words(let words): words.joined(separator: "|")
        case .model, .theme, .profile, .prompt, .device: "NAME"
        case .file, .fileOr: "FILE"
        case .other(let text): text
        }
    }
}
