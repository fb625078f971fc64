public import EchoText

extension StoreError: WordedErrorProtocol {
    public var wording: Wording {
        switch self {
        case .notFound, .messageNotFound, .nameTaken, .closed, .cancelled: "\(reason)."
        case .noKey(let reason): Wording(reason)
        case .readOnly, .permissionDenied: "\(reason): nothing can be saved or changed in the history right now."
        case .newer: "\(reason): update echo-tui to use it. Until then nothing is saved."
        default: "\(reason): the history cannot be used now."
        }
    }

    public var role: TextRole { .warning }

    /// Trying again would not help.
    package var isNewer: Bool { if case .newer = self { true } else { false } }

    /// The beginning of a sentence, without its full stop.
    package var reason: String {
        switch self {
        case .diskFull: "The disk is full"
        case .readOnly(let path): "\(path) cannot be written"
        case .permissionDenied(let path): "There is no permission to use \(path)"
        case .locked: "Another program is using the history"
        case .damaged(let path): "\(path) is damaged"
        case .newer: "The history was written by a newer version of echo-tui"
        case .notFound(let id): "There is no conversation \(Self.shown(id)): /history or echo-tui history lists them"
        case .messageNotFound: "The message is no longer in the history"
        case .nameTaken(let name): "There is already a prompt called \(name)"
        case .noKey: "Conversations are encrypted, and their key is missing"
        case .closed: "The history is closed"
        case .cancelled: "The search was stopped"
        case .other(let code, let reason): "The history failed (\(reason), code \(code))"
        }
    }

    /// It may be anything that somebody typed.
    private static func shown(_ id: ConversationID) -> String {
        let line = Sanitizer.line(id.rawValue)
        return line.count > 40 ? line.prefix(40) + "…" : line
    }
}
