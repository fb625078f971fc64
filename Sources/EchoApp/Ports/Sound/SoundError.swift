public import EchoPresentation
public import EchoText

/// Why the sound of a line is not kept, or cannot be heard again.
public enum SoundError: WordedErrorProtocol, Sendable, Hashable {
    /// The key that sound is encrypted with is not to be had, and why.
    case noKey(reason: String)
    /// It was encrypted with another key.
    case wrongKey
    /// It is not as it was written.
    case damaged
    /// Its file is not there any more.
    case missing
    /// The rest of a sentence: "the disk is full".
    case inaccessible(reason: String)

    public var wording: Wording {
        switch self {
        case .noKey(let reason): "The key of the kept audio is not available: \(reason)."
        case .wrongKey: "This audio was encrypted with another key, and cannot be played without it."
        case .damaged: "The audio of this message is damaged and cannot be played from here on."
        case .missing: "The audio of this message is gone: its file was removed."
        case .inaccessible(let reason): "The audio of this message is not available: \(reason)."
        }
    }

    public var role: TextRole { .failure }
}
