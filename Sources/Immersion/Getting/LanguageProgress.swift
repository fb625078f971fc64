/// How far the getting of a language is.
public enum LanguageProgress: Sendable, Hashable {
    case loaded(bytes: Int, of: Int)
    /// Something that is better not cut off, in a few words: "Installing 6 packages".
    case step(String)
    /// Something that could not be had, and what to do about it, in sentences.
    case note(String)
    case ready
}

/// Why a language was not got.
public enum LanguageGettingError: Error, Sendable, Hashable {
    /// The script that gets languages is not installed with this program.
    case noScript
    /// All is loaded, and who installs it has to be asked for a password.
    case needsPassword
    /// What was loaded is kept.
    case stopped
    /// In a sentence.
    case failed(reason: String)

    /// What happened, and what to do.
    public var text: String {
        switch self {
        case .noScript: "The script that gets languages is missing. Reinstall echo-tui."
        case .needsPassword: "All is downloaded. Installing it needs your password."
        case .stopped: "Stopped. What was downloaded is kept; get it again to resume."
        case .failed(let reason): reason
        }
    }
}
