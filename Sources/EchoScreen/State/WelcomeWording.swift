import Echo
import EchoText

/// The words of an empty conversation.
package enum WelcomeWording {
    /// - Parameter model: the one that answers; empty while nobody has told.
    static func paragraphs(
        server: ServerIdentity, model: String = "", mode: ConversationMode, isFirstRun: Bool
    ) -> [Wording] {
        server.isLocal && isFirstRun ? first(mode) : usual(server, model, mode)
    }

    /// What is replayed, and by which keys.
    static func paragraphs(_ recorded: RecordedLog) -> [Wording] {
        [
            "Replaying \(Sanitizer.line(recorded.name))\(recorded.server.map(made) ?? "").",
            """
            \(key: .playReplay) plays and pauses; \(key: .stepForward) and \(key: .stepBack) step one event forward and \
            back; \(key: .playNormal) \(key: .playDouble) \(key: .playFourfold) set the speed, \(key: .playAtOnce) skips \
            the pauses.
            """,
            "Nothing is sent, and no audio is played. \(key: .help) shows all keys; \(key: .quit) quits.",
        ]
    }

    private static func made(with server: ServerIdentity) -> String {
        server.isLocal
            ? ", a conversation with the offline assistant"
            : ", a conversation with \(Sanitizer.line(server.model)) at \(Sanitizer.line(server.host))"
    }

    /// Three lines for who never was here: what is running, how to connect a model, how to talk. Each fits the narrowest
    /// pane.
    private static func first(_ mode: ConversationMode) -> [Wording] {
        [
            assistant, model,
            mode == .audio
                ? "\(key: .toggleTalking) to talk, \(key: .send) to send, /tour for a tour."
                : "\(key: .send) to send, \(key: .switchMode) to talk, /tour for a tour.",
        ]
    }

    private static func usual(_ server: ServerIdentity, _ model: String, _ mode: ConversationMode) -> [Wording] {
        [
            mode == .audio
                ? "Press \(key: .toggleTalking) to talk, or type and press \(key: .send)."
                : "Type and press \(key: .send); \(key: .switchMode) switches to voice mode.",
            server.isLocal ? local : remote(server, model),
            mode == .audio
                ? "Talk over an answer, or press \(key: .stop), to interrupt it. \(key: .help) shows all keys; \(key: .quit) quits."
                : "\(key: .stop) stops an answer. \(key: .help) shows all keys; \(key: .quit) quits.",
        ]
    }

    private static let assistant: Wording = "You are talking to the built-in offline assistant."
    private static let model: Wording = "For a model, start Ollama or set OPENAI_API_KEY."

    /// The same where a model of this machine answers in the assistant's place: nobody needs to get one.
    package static func paragraphs(_ before: [Wording], brain: LocalBrainStanding) -> [Wording] {
        before.filter { $0 != model }.map { [assistant, local].contains($0) ? brain.wording : $0 }
    }

    private static let local: Wording = """
        You are talking to the built-in offline assistant: ask for the time, a sum, a timer or a dice \
        roll. /doctor checks audio and server.
        """

    private static func remote(_ server: ServerIdentity, _ model: String) -> Wording {
        "You are talking to \(server.shownModel(model)) at \(Sanitizer.line(server.host))."
    }
}
