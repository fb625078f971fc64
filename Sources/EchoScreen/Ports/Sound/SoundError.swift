public import EchoText

/// Why the sound of a line is not kept, or cannot be heard again.
public enum SoundError: WordedErrorProtocol, Sendable, Hashable {
    /// The key that sound is encrypted with is not to be had: why, and what to do, in sentences without their last full stop.
    case noKey(reason: String)
    /// It was encrypted with another key.
    case wrongKey
    /// It is not as it was written.
    case damaged
    /// Its file is not there any more.
    case missing
    /// The rest of a sentence: "the disk is full".
    case inaccessible(reason: String)

    public var wording: Wording { "The sound of this message cannot be played: \(reason)." }

    /// Of sound that was to be written to a file.
    public func exportWording(of name: String) -> Wording {
        if case .inaccessible(let reason) = self { return ExportWording.failure(name, reason) }
        return ExportWording.unreadable(reason)
    }

    /// The rest of a sentence.
    public var reason: String {
        switch self {
        case .noKey(let reason): "its key cannot be used. \(reason)"
        case .wrongKey: "it was encrypted with another key"
        case .damaged: "it is damaged from here on"
        case .missing: "its file is gone"
        case .inaccessible(let reason): reason
        }
    }

    public var role: TextRole { .failure }
}
