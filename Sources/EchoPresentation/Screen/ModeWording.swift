import Echo

/// Words for the ways to converse.
public enum ModeWording {
    public static func name(_ mode: ConversationMode) -> String { mode == .audio ? "voice" : "text" }

    static func switching(to mode: ConversationMode) -> String { "⇄ switching to \(name(mode))…" }

    /// Why the other way was not taken, and that the old one goes on.
    static func failure(of mode: ConversationMode, _ error: EchoError) -> Wording {
        let old = name(mode.other)
        return "\(ErrorPresenter.present(error).whatHappened) The conversation stays in \(old) mode."
    }

    public static let noMicrophone: Wording =
        "The microphone is off in text mode. Press \(key: .switchMode) for voice mode."
}

extension ConversationMode {
    /// The way that is not this one.
    public var other: ConversationMode { self == .audio ? .text : .audio }
}
