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

    // MARK: full duplex

    public static func fullDuplex(with model: String) -> Wording {
        "Full duplex with \(model): you may both speak at once. \(key: .toggleDuplex) goes back."
    }

    public static func byTurns(with model: String) -> Wording { "Taking turns again, with \(model)." }

    public static func written(by model: String) -> Wording { "In text again, with \(model)." }

    /// The server tells its models, and there is none that hears while it speaks.
    ///
    /// - Parameter isSpoken: the conversation is by voice now.
    public static func noFullDuplex(isSpoken: Bool) -> Wording {
        isSpoken
            ? "This server has no model for full duplex. By turns you can talk over an answer too: /interruptible on."
            : "This server has no model for full duplex. \(key: .switchMode) talks by turns, if it has a voice."
    }

    public static let noTurns: Wording =
        "This server has no voice model that takes turns. \(key: .switchMode) goes on in text mode."
    public static let noTurnToEnd: Wording =
        "In full duplex there are no turns to end: the model hears when you have finished."
    public static let isChanging: Wording = "The model is already being changed."

    public static let noMicrophone: Wording =
        "The microphone is off in text mode. Press \(key: .switchMode) for voice mode."
}

extension ConversationMode {
    /// The way that is not this one.
    public var other: ConversationMode { self == .audio ? .text : .audio }
}
