import EchoText

/// Words about a conversation that is written to a file.
public enum ExportWording: Sendable, Hashable {
    /// So many messages of the conversation that is shown.
    case conversation(messages: Int)
    /// Something else, whose panel asks for the name.
    case other(String, kinds: Wording, noSound: Wording)

    public static func failure(_ name: String, _ reason: String) -> Wording {
        "\(name) could not be written: \(reason). Choose another name or folder."
    }

    public static func unreadable(_ reason: String) -> Wording { "The sound could not be exported: \(reason)." }

    public var unknownKind: Wording {
        switch self {
        case .conversation:
            """
            Unknown file type. Use .md, .txt, .json or .html, .jsonl for the events, or .wav, .flac or .opus for the sound.
            """
        case .other(_, let kinds, _): kinds
        }
    }

    public var nothing: Wording { "There is nothing to export yet: the conversation is empty." }

    public var noSound: Wording {
        switch self {
        case .conversation: SoundWording.nothingKept
        case .other(_, _, let noSound): noSound
        }
    }

    public func exists(_ name: String) -> Wording {
        switch self {
        case .conversation: "\(name) already exists. Repeat the command to overwrite it."
        case .other: "\(name) already exists. \(key: .send) again overwrites it."
        }
    }

    /// - Parameter absences: what had to be left out, in sentences; empty where nothing was.
    public func exported(to name: String, without absences: String) -> Wording {
        let what =
            switch self {
            case .conversation(1): "1 message"
            case .conversation(let messages): "\(messages) messages"
            case .other(let what, _, _): what
            }
        return Wording("Exported \(what) to \(name). \(absences)".trimmed)
    }
}
